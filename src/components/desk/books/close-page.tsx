import type { CloseCheck, DayClose, NextClose } from '../../../contract/ops/money/books.ts';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import { ListPages } from '../list/list-pages.tsx';
import { ShortTime } from '../list/short-time.tsx';
import type { DeskTenantView } from '../view.ts';
import { linesPath, subjectPath } from './money-path.ts';
import { TrialTable } from './trial-table.tsx';

type CloseProps = { view: DeskTenantView; next: NextClose; closes: ListPage<DayClose> };

/** The next day to close, what must be done before, its balances, and the closed days. */
export function ClosePage({ view, next, closes }: CloseProps) {
  const { t } = view;
  return (
    <>
      <section className="desk-card" aria-labelledby="next-day">
        <h2 id="next-day">{t('desk.close.next', { day: next.day })}</h2>
        {closes.total === 0 && <p className="desk-quiet">{t('desk.close.firstText')}</p>}
        <Checks view={view} checks={next.checks} />
        <CloseForm view={view} next={next} />
      </section>
      <TrialTable view={view} trial={next.trial} />
      <h2>{t('desk.close.done')}</h2>
      <Closes view={view} closes={closes} />
      <ListPages view={view} page={closes} />
    </>
  );
}

const TONES = { DONE: 'success', OPEN: 'danger', EXPLAIN: 'warning' } as const;

function Checks({ view, checks }: { view: DeskTenantView; checks: readonly CloseCheck[] }) {
  const { t } = view;
  return (
    <DeskTable
      caption={t('desk.close.checks')}
      rows={checks}
      idOf={({ check }) => check}
      empty={null}
      columns={[
        {
          key: 'check',
          label: t('desk.close.check'),
          cell: ({ check }) => t(`desk.close.check.${check}`),
        },
        {
          key: 'state',
          label: t('desk.close.state'),
          cell: ({ state }) => <Badge tone={TONES[state]}>{t(`desk.close.state.${state}`)}</Badge>,
        },
        {
          key: 'items',
          label: t('desk.close.items'),
          cell: (check) => <Items view={view} check={check} />,
        },
      ]}
    />
  );
}

/** The open items of a check, each with a link to where it can be settled. */
function Items({ view: { t, tenant }, check }: { view: DeskTenantView; check: CloseCheck }) {
  const { items, count } = check;
  if (items.length === 0) return '–';
  const path = (number: string) =>
    check.check === 'PROPOSALS'
      ? deskPath(tenant.id, 'money', 'approvals')
      : subjectPath(tenant.id, number);
  return (
    <>
      {items.map((item) => (
        <div key={item}>
          {check.check === 'LEDGER' || check.check === 'BANK_LINES' ? (
            item
          ) : (
            <a className="desk-mono" href={path(item)}>
              {item}
            </a>
          )}
        </div>
      ))}
      {count > items.length && t('desk.close.more', { count: count - items.length })}
      {check.check === 'BANK_LINES' && (
        <div>
          <a href={`${deskPath(tenant.id, 'money', 'bank')}?state=OPEN`}>
            {t('desk.close.openLines')}
          </a>
        </div>
      )}
      {check.check === 'DIFFERENCES' && (
        <div>
          <a href={deskPath(tenant.id, 'money', 'clearing')}>{t('desk.clearing.title')}</a>
        </div>
      )}
    </>
  );
}

function CloseForm({ view, next }: Pick<CloseProps, 'view' | 'next'>) {
  const { t, tenant, may, flash, pagePath } = view;
  if (!may('money.close')) return <p className="desk-quiet">{t('desk.close.whoMay')}</p>;
  const form = formState(flash, 'closeDay', ['note']);
  const isOpen = next.checks.some(({ state }) => state === 'OPEN');
  return (
    <>
      <FormMessage form={form} />
      {!isOpen && (
        <CallForm
          call="closeDay"
          className="desk-stack"
          query={{ tenant: tenant.id }}
          next={deskPath(tenant.id, 'money', 'day-close')}
          back={pagePath}
          flash="desk.flash.dayClosed"
        >
          <input type="hidden" name="day" value={next.day} />
          <input type="hidden" name="totalsHash" value={next.totalsHash} />
          <TextArea
            name="note"
            label={t('desk.close.note')}
            hint={t('desk.close.noteHint')}
            rows={2}
            required={next.checks.some(({ state }) => state === 'EXPLAIN')}
            defaultValue={form.value('note')}
            error={form.error('note')}
          />
          <Notice tone="warning">{t('desk.close.final')}</Notice>
          <Button type="submit" variant="primary">
            {t('desk.close.close', { day: next.day })}
          </Button>
        </CallForm>
      )}
    </>
  );
}

function Closes({ view, closes }: Pick<CloseProps, 'view' | 'closes'>) {
  const { t, locale, tenant } = view;
  return (
    <DeskTable
      caption={t('desk.close.done')}
      rows={closes.records}
      idOf={({ number }) => String(number)}
      empty={<DeskEmpty title={t('desk.close.none')} />}
      columns={[
        {
          key: 'day',
          label: t('desk.close.day'),
          cell: ({ day }) => (
            <a href={linesPath(tenant.id, { dateStart: day, dateEnd: day })}>{day}</a>
          ),
        },
        {
          key: 'number',
          label: t('desk.close.number'),
          numeric: true,
          cell: ({ number }) => formatNumber(locale, number),
        },
        {
          key: 'at',
          label: t('desk.close.at'),
          cell: ({ closedAt }) => <ShortTime view={view} at={closedAt} />,
        },
        { key: 'by', label: t('desk.close.by'), cell: ({ closedBy }) => closedBy.name },
        { key: 'note', label: t('desk.close.note'), cell: ({ note }) => note || '–' },
        {
          key: 'seal',
          label: t('desk.close.seal'),
          numeric: true,
          cell: ({ sealNumber }) =>
            sealNumber === undefined ? '–' : formatNumber(locale, sealNumber),
        },
        {
          key: 'hash',
          label: t('desk.close.hash'),
          cell: ({ totalsHash }) => (
            <code className="desk-mono" title={totalsHash}>
              {totalsHash.slice(0, 12)}
            </code>
          ),
        },
      ]}
    />
  );
}
