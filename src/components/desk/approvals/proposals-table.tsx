import type { Proposal } from '../../../contract/ops/people/approvals.ts';
import {
  MONEY_KINDS,
  PROPOSAL_STATES,
  type ProposalKind,
} from '../../../contract/values/people/proposals.ts';
import type { ChargesPart } from '../../../contract/values/shop/shop-parts.ts';
import { formatCny } from '../../../i18n/format.ts';
import { formatList } from '../../../i18n/regions-and-lists.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { Badge } from '../../ui/badge.tsx';
import { listAddress } from '../list/address.ts';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { type Column, DeskTable } from '../list/desk-table.tsx';
import { ShortTime } from '../list/short-time.tsx';
import type { DeskTenantView } from '../view.ts';

/** Whether a proposal of a kind has an amount. */
export const movesMoney = (kind: ProposalKind): boolean => MONEY_KINDS.some((one) => one === kind);

/** The colour of each state. */
export const PROPOSAL_TONE = {
  PENDING: 'warning',
  EXECUTED: 'success',
  DIRECT: 'success',
  FAILED: 'danger',
  SUPERSEDED: 'danger',
  REJECTED: 'neutral',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
} as const;

/** Tabs for the states of proposals; the first tab has those that wait for a decision. */
export function ProposalTabs({ view, state }: { view: DeskTenantView; state: string }) {
  const { t, pagePath } = view;
  return (
    <nav className="desk-tabs" aria-label={t('desk.approvals.state')}>
      {PROPOSAL_STATES.map((one) => (
        <a
          key={one}
          href={listAddress(pagePath, { state: one })}
          aria-current={one === state ? 'page' : undefined}
        >
          {t(`desk.approvals.state.${one}`)}
        </a>
      ))}
    </nav>
  );
}

/** The subject of a proposal: a number, an e-mail, or the name of a part of the shop. */
export const subjectName = (
  t: DeskTenantView['t'],
  { subject, subjectName: name }: Pick<Proposal, 'subject' | 'subjectName'>,
): string => (subject === 'SHOP_PART' ? t(`desk.shop.part.${name as ChargesPart}`) : name);

/** A table of proposals, newest first. */
export function ProposalsTable({ view, rows }: { view: DeskTenantView; rows: Proposal[] }) {
  const { t, locale, tenant } = view;
  const columns: Column<Proposal>[] = [
    {
      key: 'number',
      label: t('desk.approvals.number'),
      cell: ({ id, proposalNo }) => (
        <a href={deskPath(tenant.id, 'money', 'approvals', id)}>
          <span className="desk-mono">{proposalNo}</span>
        </a>
      ),
    },
    {
      key: 'kind',
      label: t('desk.approvals.kind'),
      cell: ({ kind }) => t(`desk.approvals.kind.${kind}`),
    },
    {
      key: 'subject',
      label: t('desk.approvals.subject'),
      cell: (proposal) => subjectName(t, proposal),
    },
    {
      key: 'amount',
      label: t('desk.approvals.amount'),
      numeric: true,
      cell: ({ kind, amount }) => (movesMoney(kind) ? formatCny(locale, amount) : '–'),
    },
    { key: 'maker', label: t('desk.approvals.maker'), cell: ({ madeBy }) => madeBy.name },
    {
      key: 'made',
      label: t('desk.approvals.made'),
      cell: ({ madeAt }) => <ShortTime view={view} at={madeAt} />,
    },
    {
      key: 'state',
      label: t('desk.approvals.state'),
      cell: ({ state, withoutSecondPerson }) => (
        <>
          <Badge tone={PROPOSAL_TONE[state]}>{t(`desk.approvals.state.${state}`)}</Badge>{' '}
          {withoutSecondPerson && <Badge tone="warning">{t('desk.approvals.alone')}</Badge>}
        </>
      ),
    },
    {
      key: 'approvers',
      label: t('desk.approvals.approvers'),
      cell: ({ approvers }) => formatList(locale, approvers) || '–',
    },
  ];
  return (
    <DeskTable
      caption={t('desk.approvals.title')}
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      empty={<DeskEmpty title={t('desk.approvals.none')} text={t('desk.approvals.noneText')} />}
    />
  );
}
