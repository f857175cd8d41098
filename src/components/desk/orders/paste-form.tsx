import { MAX_PASTED, MAX_PASTED_ROWS } from '../../../contract/ops/pasting.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { DeskTenantView } from '../view.ts';
import { sheetPath } from './paste-view.ts';

/** The field for a table from a spreadsheet. The table is kept, so that back and reload show it again. */
export function PasteForm({ view, text }: { view: DeskTenantView; text: string | undefined }) {
  const { t, tenant, flash, pagePath } = view;
  const form = formState(flash, 'keepSheet', ['text']);
  return (
    <CallForm
      call="keepSheet"
      query={{ tenant: tenant.id }}
      next={sheetPath(view)}
      back={pagePath}
      className="desk-card"
    >
      <FormMessage form={form} />
      <TextArea
        name="text"
        label={t('desk.paste.label')}
        hint={t('desk.paste.hint', { rows: MAX_PASTED_ROWS })}
        rows={12}
        maxLength={MAX_PASTED}
        required
        spellCheck={false}
        className="desk-sheet"
        defaultValue={form.value('text') ?? text}
        error={form.error('text')}
      />
      <div>
        <Button type="submit" variant="primary">
          {t('desk.paste.check')}
        </Button>
      </div>
    </CallForm>
  );
}
