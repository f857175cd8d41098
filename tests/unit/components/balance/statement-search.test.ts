import { describe, expect, it } from 'vitest';
import {
  readStatementSearch,
  statementFileHref,
  statementHref,
} from '../../../../src/components/balance/statement/statement-search.ts';

const read = (query: string) => readStatementSearch(new URLSearchParams(query));

describe('the filter of the statement', () => {
  it('is read from the URL and written back', () => {
    const url = '/my/balance/statement?type=REFUND&dateStart=2026-01-31&pageNo=3';
    const search = read(url.split('?')[1] ?? '');
    expect(search).toEqual({ type: 'REFUND', dateStart: '2026-01-31', dateEnd: '', pageNo: 3 });
    expect(statementHref(search)).toBe(url);
  });

  it('is empty for an invalid URL', () => {
    const nothing = { type: '', dateStart: '', dateEnd: '', pageNo: 1 };
    for (const query of ['', 'type=STOLEN', 'dateStart=2026-13-01', 'pageNo=0', 'pageNo=x']) {
      expect(read(query)).toEqual(nothing);
    }
    expect(statementHref(read(''))).toBe('/my/balance/statement');
  });

  it('goes into the link to the file, without the page number', () => {
    expect(statementFileHref(read('type=DEPOSIT&pageNo=2'))).toBe(
      '/my/balance/statement.csv?type=DEPOSIT',
    );
  });
});
