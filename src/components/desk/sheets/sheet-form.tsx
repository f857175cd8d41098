import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { DeskTenantView } from '../view.ts';
import type { SheetKind } from './sheet-kind.ts';

type SheetFormProps = {
  view: DeskTenantView;
  kind: SheetKind;
  hint: string;
  text: string | undefined;
  className: string;
};

/**
 * The field for a table from a spreadsheet. The table is stored, so that going back and reloading show it
 * again.
 */
export function SheetForm({ view, kind, hint, text, className }: SheetFormProps) {
  const { t, tenant, flash, pagePath } = view;
  const form = formState(flash, kind.keep, ['text']);
  return (
    <CallForm
      call={kind.keep}
      query={{ tenant: tenant.id }}
      next={kind.path}
      back={pagePath}
      className={className}
    >
      <FormMessage form={form} />
      <TextArea
        name="text"
        label={t('desk.paste.label')}
        hint={hint}
        rows={12}
        maxLength={kind.maxText}
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
