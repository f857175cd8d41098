import type { OpsTicket, ReadyAnswer } from '../../../contract/ops/orders/tickets.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { NAMES } from '../../../i18n/languages.ts';
import { formatList } from '../../../i18n/regions-and-lists.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { Badge } from '../../ui/badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Walk } from '../list/walk.tsx';
import type { DeskTenantView } from '../view.ts';
import { TicketActs } from './ticket-acts.tsx';
import { NoteForm, ReplyForm } from './ticket-forms.tsx';

type TicketPageProps = {
  view: DeskTenantView;
  ticket: OpsTicket;
  answers: readonly ReadyAnswer[];
};

/** A ticket: its messages, the boxes for a reply and a note, and the other acts. */
export function TicketPage({ view, ticket, answers }: TicketPageProps) {
  const { t } = view;
  const { kind, state, shopperName, actions, viewers } = ticket;
  return (
    <>
      <Walk view={view} />
      <div className="desk-head">
        <h1 dir="auto">
          {t(`desk.ticket.kind.${kind}`)}
          {shopperName && ` · ${shopperName}`}
        </h1>
        <Badge tone={state === 'OPEN' ? 'warning' : 'neutral'}>
          {t(`desk.ticket.state.${state}`)}
        </Badge>
      </div>
      {viewers.length > 0 && (
        <Notice tone="info">
          {t('desk.ticket.viewers', {
            names: formatList(
              view.locale,
              viewers.map(({ name }) => name),
            ),
          })}
        </Notice>
      )}
      <div className="desk-columns desk-columns-main">
        <div>
          <Thread view={view} ticket={ticket} />
          {actions.includes('REPLY') && <ReplyForm view={view} ticket={ticket} answers={answers} />}
          {actions.includes('NOTE') && <NoteForm view={view} ticket={ticket} />}
        </div>
        <div>
          <TicketFacts view={view} ticket={ticket} />
          <TicketActs view={view} ticket={ticket} />
        </div>
      </div>
    </>
  );
}

function Thread({ view, ticket }: Omit<TicketPageProps, 'answers'>) {
  const { t, locale, zone } = view;
  return (
    <ol className="desk-thread">
      {ticket.messages.map(({ id, kind, author, text, at, mailed }) => (
        <li key={id} data-kind={kind}>
          <div className="desk-row">
            <strong>{t(`desk.ticket.message.${kind}`)}</strong>
            <span className="desk-quiet">
              {[
                kind === 'SHOPPER' ? ticket.shopperName : author,
                formatDateTime(locale, at, zone),
                mailed && t('desk.ticket.mailed'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
          <p dir="auto">{text}</p>
        </li>
      ))}
    </ol>
  );
}

function TicketFacts({ view, ticket }: Omit<TicketPageProps, 'answers'>) {
  const { t, tenant, locale, zone } = view;
  const { shopperId, shopperName, subjectNo, language, assigneeName, snoozedUntil } = ticket;
  return (
    <section className="desk-card">
      <dl className="desk-facts">
        {shopperName && (
          <div className="desk-fact">
            <dt>{t('desk.ticket.shopper')}</dt>
            <dd>
              <a href={deskPath(tenant.id, 'customers', shopperId)} dir="auto">
                {shopperName}
              </a>
            </dd>
          </div>
        )}
        {subjectNo && (
          <div className="desk-fact">
            <dt>{t('desk.ticket.subject')}</dt>
            <dd>
              <a href={`${deskPath(tenant.id, 'search')}?${new URLSearchParams({ q: subjectNo })}`}>
                {subjectNo}
              </a>
            </dd>
          </div>
        )}
        <div className="desk-fact">
          <dt>{t('desk.shopper.language')}</dt>
          <dd>{NAMES[language]}</dd>
        </div>
        <div className="desk-fact">
          <dt>{t('desk.ticket.assignee')}</dt>
          <dd>{assigneeName || t('desk.ticket.assignee.NONE')}</dd>
        </div>
        {snoozedUntil && (
          <div className="desk-fact">
            <dt>{t('desk.ticket.state.SNOOZED')}</dt>
            <dd>
              {t('desk.ticket.until', {
                time: formatDateTime(locale, snoozedUntil, zone, { dateStyle: 'medium' }),
              })}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
