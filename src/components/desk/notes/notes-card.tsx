import type { EndpointName } from '../../../contract/endpoints.ts';
import type { StaffNote } from '../../../contract/ops/orders/notes.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormError } from '../../form/form-error.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { DeskTenantView } from '../view.ts';

type NotesProps = {
  view: DeskTenantView;
  notes: readonly StaffNote[];
  /** The call that adds a note to the object with this id; undefined if the person may not. */
  call: EndpointName | undefined;
  id: string;
};

/** The notes of the staff about an object. Shoppers never see them. */
export function NotesCard({ view, notes, call, id }: NotesProps) {
  const { t, locale, zone, tenant, flash } = view;
  return (
    <section className="desk-card">
      <h2>{t('desk.notes.title')}</h2>
      {notes.length === 0 && !call && <p className="desk-quiet">{t('desk.list.empty')}</p>}
      {notes.length > 0 && (
        <ul className="desk-events">
          {notes.map((note) => (
            <li key={note.id}>
              <p className="desk-said">
                <bdi>{note.text}</bdi>
              </p>
              <span className="desk-quiet">
                {formatDateTime(locale, note.at, zone)} · <bdi>{note.by}</bdi>
              </span>
            </li>
          ))}
        </ul>
      )}
      {call && (
        <>
          <FormError flash={flash} call={call} />
          <CallForm
            call={call}
            params={{ id }}
            query={{ tenant: tenant.id }}
            flash="desk.flash.noted"
            className="desk-stack"
          >
            <TextArea
              name="text"
              id="note-text"
              label={t('desk.notes.label')}
              hint={t('desk.notes.hint')}
              rows={2}
              maxLength={2000}
              required
              defaultValue={formState(flash, call, []).value('text')}
            />
            <div>
              <Button type="submit">{t('desk.notes.add')}</Button>
            </div>
          </CallForm>
        </>
      )}
    </section>
  );
}
