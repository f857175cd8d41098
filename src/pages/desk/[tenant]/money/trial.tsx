import { MoneyTabs } from '../../../../components/desk/approvals/money-tabs.tsx';
import { DaysFields, daysIn } from '../../../../components/desk/books/days-fields.tsx';
import { TrialTable } from '../../../../components/desk/books/trial-table.tsx';
import { Filters } from '../../../../components/desk/list/filters.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';

/** The chart of accounts with its balances: the trial balance of a day, or of several. */
export default async function DeskTrialPage({ query }: { query: string }) {
  const view = deskTenantRequest();
  if (!view.may('money.see')) {
    markForbidden();
    return <NoRight view={view} right="money.see" />;
  }
  const days = daysIn(new URLSearchParams(query));
  const trial = await read('getTrialBalance', { query: days });
  const { t } = view;
  const title = t('desk.trial.title');
  return (
    <>
      <DeskHead t={t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      <MoneyTabs view={view} current="trial" />
      <Filters view={view} keep={{}} isFiltered={days.dateStart + days.dateEnd !== ''}>
        <DaysFields view={view} dateStart={trial.dateStart} dateEnd={trial.dateEnd} />
      </Filters>
      <p className="desk-quiet">{t(trial.closed ? 'desk.trial.closed' : 'desk.trial.open')}</p>
      <TrialTable view={view} trial={trial} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
