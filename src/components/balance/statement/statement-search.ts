import * as v from 'valibot';
import { accountEndpoints } from '../../../contract/calls/account.ts';
import type { AccountTransactionType } from '../../../contract/values/money/money-kinds.ts';
import { pageNoOf } from '../../list/page-no.ts';

/** The filter of the statement, as in its URL. */
export type StatementSearch = {
  type: AccountTransactionType | '';
  dateStart: string;
  dateEnd: string;
  pageNo: number;
};

const { type, dateStart, dateEnd } = accountEndpoints.listTransactions.query.entries;

/** Reads the filter from a URL's query; invalid values are ignored. */
export function readStatementSearch(query: URLSearchParams): StatementSearch {
  const valid = <T>(schema: v.GenericSchema<unknown, T>, name: string): T | '' => {
    const result = v.safeParse(schema, query.get(name) ?? '');
    return result.success ? result.output : '';
  };
  return {
    type: valid(type, 'type') ?? '',
    dateStart: valid(dateStart, 'dateStart') ?? '',
    dateEnd: valid(dateEnd, 'dateEnd') ?? '',
    pageNo: pageNoOf(query),
  };
}

const queryOf = ({ type, dateStart, dateEnd }: Omit<StatementSearch, 'pageNo'>) =>
  new URLSearchParams(
    Object.entries({ type, dateStart, dateEnd }).filter(([, value]) => value !== ''),
  );

const withQuery = (path: string, query: URLSearchParams) =>
  query.size > 0 ? `${path}?${query}` : path;

/** The URL of a page of the statement, without default values. */
export function statementHref(search: StatementSearch): string {
  const query = queryOf(search);
  if (search.pageNo > 1) query.set('pageNo', String(search.pageNo));
  return withQuery('/my/balance/statement', query);
}

/** The URL of a CSV file with the rows of all pages. */
export function statementFileHref(search: StatementSearch): string {
  return withQuery('/my/balance/statement.csv', queryOf(search));
}
