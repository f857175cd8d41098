import * as v from 'valibot';
import { accountEndpoints } from '../../../contract/calls/account.ts';
import type { AccountTransactionType } from '../../../contract/values/enums.ts';
import { pageNoOf } from '../../list/page-no.ts';

/** What the statement is asked for, as its address writes it. */
export type StatementSearch = {
  type: AccountTransactionType | '';
  dateStart: string;
  dateEnd: string;
  pageNo: number;
};

const { type, dateStart, dateEnd } = accountEndpoints.listTransactions.query.entries;

/** Reads the address by the contract; what makes no sense there asks for nothing. */
export function readStatementSearch(query: URLSearchParams): StatementSearch {
  const asked = <T>(schema: v.GenericSchema<unknown, T>, name: string): T | '' => {
    const result = v.safeParse(schema, query.get(name) ?? '');
    return result.success ? result.output : '';
  };
  return {
    type: asked(type, 'type') ?? '',
    dateStart: asked(dateStart, 'dateStart') ?? '',
    dateEnd: asked(dateEnd, 'dateEnd') ?? '',
    pageNo: pageNoOf(query),
  };
}

const queryOf = ({ type, dateStart, dateEnd }: Omit<StatementSearch, 'pageNo'>) =>
  new URLSearchParams(
    Object.entries({ type, dateStart, dateEnd }).filter(([, value]) => value !== ''),
  );

const address = (path: string, query: URLSearchParams) =>
  query.size > 0 ? `${path}?${query}` : path;

/** The address of a page of the statement, without what is the default anyway. */
export function statementHref(search: StatementSearch): string {
  const query = queryOf(search);
  if (search.pageNo > 1) query.set('pageNo', String(search.pageNo));
  return address('/my/balance/statement', query);
}

/** Where the same lines are written as a table for a spreadsheet, all pages of them. */
export function statementFileHref(search: StatementSearch): string {
  return address('/my/balance/statement.csv', queryOf(search));
}
