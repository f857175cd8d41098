import { MAX_PASTED, MAX_PASTED_ROWS } from '../../../contract/ops/buying.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { DeskTenantView } from '../view.ts';

/**
 * The field for a table from a spreadsheet. Checking only reads, so the text is in the address: back and reload
 * keep it, also without scripts.
 */
export function PasteForm({ view, text }: { view: DeskTenantView; text: string }) {
  const { t, tenant } = view;
  return (
    <form action={`${deskPath(tenant.id, 'orders')}/paste`} className="desk-card">
      <TextArea
        name="text"
        label={t('desk.paste.label')}
        hint={t('desk.paste.hint', { rows: MAX_PASTED_ROWS })}
        rows={12}
        maxLength={MAX_PASTED}
        required
        spellCheck={false}
        className="desk-sheet"
        defaultValue={text}
      />
      <div>
        <Button type="submit">{t('desk.paste.check')}</Button>
      </div>
    </form>
  );
}
