import type { OpsTicket, ReadyAnswer } from '../../../contract/ops/orders/tickets.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { AndNext } from '../list/walk.tsx';
import type { DeskTenantView } from '../view.ts';
import { replyFlash } from './reply-flash.ts';

type FormProps = { view: DeskTenantView; ticket: OpsTicket };

/**
 * The box for a reply. Its second button saves the text as a draft, together with a ready answer if one is
 * chosen, so that ready answers work without scripts.
 */
export function ReplyForm({
  view,
  ticket,
  answers,
}: FormProps & { answers: readonly ReadyAnswer[] }) {
  const { t, tenant, flash, pagePath } = view;
  const form = formState(replyFlash(flash, ticket.draft), 'replyToTicket', ['text']);
  const query = { tenant: tenant.id };
  return (
    <section className="desk-card desk-reply">
      <h2>{t('desk.ticket.reply')}</h2>
      <FormMessage form={form} />
      <CallForm
        call="replyToTicket"
        params={{ id: ticket.id }}
        query={query}
        version={ticket.version}
        back={pagePath}
        className="desk-stack"
      >
        <TextArea
          id="reply"
          name="text"
          label={t('desk.ticket.replyText')}
          rows={7}
          maxLength={4000}
          dir="auto"
          defaultValue={form.value('text') ?? ticket.draft}
          error={form.error('text')}
        />
        {answers.length > 0 && (
          <Select
            name="answerId"
            label={t('desk.ticket.readyAnswer')}
            options={[
              { value: '', label: '–' },
              ...answers.map(({ id, title }) => ({ value: id, label: title })),
            ]}
          />
        )}
        <Checkbox name="close" label={t('desk.ticket.closeToo')} />
        <div className="desk-row">
          <Button type="submit" variant="primary">
            {t('desk.ticket.send')}
          </Button>
          <AndNext view={view} label={t('desk.ticket.send')} />
          <Button
            type="submit"
            name="_flash"
            value="desk.flash.draftKept"
            formAction={`/api/ops/tickets/${ticket.id}/draft?${new URLSearchParams(query)}`}
            formNoValidate
          >
            {t(answers.length > 0 ? 'desk.ticket.insert' : 'desk.ticket.keep')}
          </Button>
        </div>
        {/* Stand after the buttons: the server reads the first, and a button may send its own. */}
        <input type="hidden" name="_next" value={pagePath} />
        <input type="hidden" name="_flash" value="desk.flash.replied" />
      </CallForm>
    </section>
  );
}

/** The box for a note, which the shopper never sees. */
export function NoteForm({ view, ticket }: FormProps) {
  const { t, tenant, flash, pagePath } = view;
  const form = formState(flash, 'noteTicket', ['text']);
  return (
    <section className="desk-card desk-note">
      <h2>{t('desk.ticket.note')}</h2>
      <CallForm
        call="noteTicket"
        params={{ id: ticket.id }}
        query={{ tenant: tenant.id }}
        version={ticket.version}
        next={pagePath}
        back={pagePath}
        flash="desk.flash.noteAdded"
        className="desk-stack"
      >
        <FormMessage form={form} />
        <TextArea
          id="note"
          name="text"
          label={t('desk.ticket.noteText')}
          rows={3}
          maxLength={4000}
          dir="auto"
          required
          defaultValue={form.value('text')}
          error={form.error('text')}
        />
        <div className="desk-row">
          <Button type="submit">{t('desk.ticket.addNote')}</Button>
        </div>
      </CallForm>
    </section>
  );
}
