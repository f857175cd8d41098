import type { Today } from '../../../contract/ops/desk/work.ts';
import { formatCurrency, formatNumber } from '../../../i18n/format.ts';
import { deskPath } from '../../../site/desk-path.ts';
import type { DeskTenantView } from '../view.ts';
import { formatAge } from '../work/age.ts';

type Fact = {
  key: string;
  label: string;
  value: string;
  tone?: 'warning' | 'danger' | undefined;
  href?: string;
  /** The text below the value. */
  text?: string;
};
type TodayFactsProps = { view: DeskTenantView; today: Today; now: number };

/** A ledger that was not checked for two days is late. */
const LEDGER_MS = 48 * 3_600_000;

/** The tile for proposals that wait for the person's decision. It comes before all other work. */
export function ApprovalsTile({ view, today, now }: TodayFactsProps) {
  if (!today.approvals?.count) return null;
  return <FactTiles facts={approvalFacts(view, today, now)} />;
}

/**
 * Tiles for the money that came in and went out today, and for the age of rates and checks, as far as the person may
 * see them.
 */
export function TodayFacts({ view, today, now }: TodayFactsProps) {
  const facts = [
    ...(today.approvals?.count ? [] : approvalFacts(view, today, now)),
    ...moneyFacts(view, today),
    ...rateFacts(view, today),
    ...systemFacts(view, today, now),
  ];
  if (facts.length === 0) return null;
  return (
    <section className="desk-stack" aria-labelledby="today-facts">
      <h2 id="today-facts" className="desk-subhead">
        {view.t('desk.today.facts')}
      </h2>
      <FactTiles facts={facts} />
    </section>
  );
}

function FactTiles({ facts }: { facts: readonly Fact[] }) {
  return (
    <div className="desk-tiles">
      {facts.map(({ key, label, value, tone, href, text }) => {
        const content = (
          <>
            <span>{label}</span>
            <strong>{value}</strong>
            {text && <span className="desk-quiet">{text}</span>}
          </>
        );
        return href ? (
          <a key={key} className="desk-tile" data-tone={tone} data-fact={key} href={href}>
            {content}
          </a>
        ) : (
          <div key={key} className="desk-tile" data-tone={tone} data-fact={key}>
            {content}
          </div>
        );
      })}
    </div>
  );
}

/** When a proposal counts as late: after half of its seven days. */
const APPROVAL_MS = 3.5 * 24 * 3_600_000;

function approvalFacts(
  { t, locale, tenant }: DeskTenantView,
  { approvals }: Today,
  now: number,
): Fact[] {
  if (!approvals) return [];
  const { count, oldest } = approvals;
  return [
    {
      key: 'approvals',
      label: t('desk.today.approvals'),
      value: formatNumber(locale, count),
      href: deskPath(tenant.id, 'money', 'approvals'),
      tone: oldest && now - Date.parse(oldest) > APPROVAL_MS ? 'warning' : undefined,
      text: oldest
        ? t('desk.today.oldest', { age: formatAge(t, oldest, now) })
        : t('desk.today.empty'),
    },
  ];
}

function moneyFacts({ t, locale }: DeskTenantView, { money }: Today): Fact[] {
  if (!money) return [];
  const format = (amount: string) => formatCurrency(locale, amount, 'CNY', 'cn');
  return [
    { key: 'in', label: t('desk.today.moneyIn'), value: format(money.in) },
    { key: 'out', label: t('desk.today.moneyOut'), value: format(money.out) },
  ];
}

/** The rates that somebody has to look at: with what helps on their page. */
function rateFacts({ t, tenant }: DeskTenantView, { rates }: Today): Fact[] {
  if (!rates || rates.length === 0) return [];
  const isUrgent = rates.some(({ state }) => state === 'EXPIRED' || state === 'NONE');
  const says = ({ currency, state, held }: (typeof rates)[number]) =>
    `${currency}: ${t(held ? 'desk.rates.held' : `desk.rates.state.${state}`)}`;
  return [
    {
      key: 'rates',
      label: t('desk.today.rates'),
      value: rates.map(({ currency }) => currency).join(', '),
      text: rates.map(says).join(' · '),
      tone: isUrgent ? 'danger' : 'warning',
      href: deskPath(tenant.id, 'money', 'rates'),
    },
  ];
}

function systemFacts({ t, locale, tenant }: DeskTenantView, today: Today, now: number): Fact[] {
  if (!today.system) return [];
  const { rateAt, ledgerCheckedAt, wrongLedgers, mailsWaiting, checkpointAt, failing } =
    today.system;
  const system = deskPath(tenant.id, 'system');
  const ago = (iso: string | undefined) =>
    iso ? t('desk.today.ago', { age: formatAge(t, iso, now) }) : t('desk.today.never');
  const isOld = (iso: string | undefined, ms: number) => !iso || now - Date.parse(iso) > ms;
  return [
    {
      key: 'rate',
      label: t('desk.today.rate'),
      value: ago(rateAt),
      href: system,
    },
    {
      key: 'ledger',
      label: t('desk.today.ledger'),
      value:
        wrongLedgers > 0
          ? t('desk.today.ledgerWrong', { count: wrongLedgers })
          : ago(ledgerCheckedAt),
      tone: wrongLedgers > 0 ? 'danger' : isOld(ledgerCheckedAt, LEDGER_MS) ? 'warning' : undefined,
      href: system,
    },
    { key: 'audit', label: t('desk.today.audit'), value: ago(checkpointAt), href: system },
    {
      key: 'mails',
      label: t('desk.today.mails'),
      value: formatNumber(locale, mailsWaiting),
      href: system,
    },
    {
      key: 'failing',
      label: t('desk.today.failing'),
      value: formatNumber(locale, failing.length),
      text: failing.join(', '),
      tone: failing.length > 0 ? 'danger' : undefined,
      href: system,
    },
  ];
}
