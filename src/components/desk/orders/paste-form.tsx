import { MAX_PASTED_ROWS } from '../../../contract/ops/orders/pasting.ts';
import { SheetForm } from '../sheets/sheet-form.tsx';
import type { DeskTenantView } from '../view.ts';
import { sheetKind } from './paste-view.ts';

/** The field for a table of bought and sent orders. */
export const PasteForm = ({ view, text }: { view: DeskTenantView; text: string | undefined }) => (
  <SheetForm
    view={view}
    kind={sheetKind(view)}
    hint={view.t('desk.paste.hint', { rows: MAX_PASTED_ROWS })}
    text={text}
    className="desk-card"
  />
);
