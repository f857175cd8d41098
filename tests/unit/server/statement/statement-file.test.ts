import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { AccountTransaction } from '../../../../src/contract/calls/account.ts';
import type { Tenant } from '../../../../src/contract/calls/site.ts';
import { createApiClient } from '../../../../src/contract/client.ts';
import { csvRecord, plainText } from '../../../../src/server/csv/csv.ts';
import type { RequestEnv } from '../../../../src/server/request/context.ts';
import { statement } from '../../../../src/server/statement/statement.ts';
import { translator } from '../../support/translator.ts';

const t = await translator('en');

const line = (n: number, more: Partial<AccountTransaction> = {}): AccountTransaction => ({
  id: `line-${n}`,
  type: 'PAYMENT',
  amount: '-18.00',
  balanceAfter: '82.00',
  reference: `P2611210${String(n).padStart(6, '0')}`,
  createdAt: '2026-11-21T20:00:00.000Z',
  ...more,
});

/** An edge with a backend that has these statement lines. `onPage` is called for each requested page. */
function edgeWithLines(
  lines: AccountTransaction[],
  onPage: (query: URLSearchParams) => void = () => {},
) {
  const send = async (path: string): Promise<Response> => {
    const { pathname, searchParams } = new URL(path, 'http://x');
    expect(pathname).toBe('/api/front/user-account/transactions');
    const pageNo = Number(searchParams.get('pageNo'));
    const pageSize = Number(searchParams.get('pageSize'));
    const total = lines.length;
    const records = lines.slice((pageNo - 1) * pageSize, pageNo * pageSize);
    const totalPage = Math.ceil(total / pageSize);
    onPage(searchParams);
    return Response.json({ total, pageNo, pageSize, totalPage, records });
  };
  return edgeWithBackend(send);
}

function edgeWithBackend(send: (path: string) => Promise<Response>) {
  const app = new Hono<RequestEnv>();
  app.use(async (c, next) => {
    // 5 h 30 min: the fraction counts minutes (docs/specification.md, S3.4).
    c.set('tenant', { timezoneOffset: 5.3 } as Tenant);
    c.set('t', t);
    c.set('api', createApiClient(send));
    await next();
  });
  app.use(statement);
  app.all('*', (c) => c.text('a page'));
  return app;
}

const FILE = '/my/balance/statement.csv';

describe('the statement as a file', () => {
  it('has a header row in the shopper’s language and a row for each transaction, in the tenant’s time zone', async () => {
    const app = edgeWithLines([line(2), line(1, { type: 'DEPOSIT', amount: '100.00' })]);
    const response = await app.request(FILE);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="statement-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
      'Time (UTC+5:30),Type,Order or reference no.,Amount (CNY),Balance (CNY),Transaction,Items',
      '2026-11-22 01:30:00,Payment,P2611210000002,-18.00,82.00,line-2,',
      '2026-11-22 01:30:00,Top-up,P2611210000001,100.00,82.00,line-1,',
      '',
    ]);
  });

  it('names the goods of a transaction as its page does, never as a formula', async () => {
    const goods = { title: '茶具', titleTrans: 'Tea set', more: 2 };
    const lines = [
      line(3, { goods }),
      line(2, { goods: { title: '=1+1', titleTrans: '', more: 0 } }),
      line(1),
    ];
    const text = await (await edgeWithLines(lines).request(FILE)).text();
    const cells = text
      .trimEnd()
      .split('\r\n')
      .map((record) => record.split(',').at(-1));
    expect(cells).toEqual(['Items', `Tea set ${t('parcel.moreItems', { count: 2 })}`, "'=1+1", '']);
  });

  it('applies the filters, and ignores invalid ones', async () => {
    const requested: string[] = [];
    const app = edgeWithLines([], (query) => requested.push(String(query)));
    await (await app.request(`${FILE}?type=REFUND&dateStart=2026-11-01&dateEnd=soon`)).text();
    expect(requested).toEqual(['type=REFUND&dateStart=2026-11-01&dateEnd=&pageNo=1&pageSize=1000']);
  });

  it('is read page by page, without a duplicate if a line is added meanwhile', async () => {
    const lines = Array.from({ length: 2500 }, (_, n) => line(2500 - n));
    const app = edgeWithLines(lines, (query) => {
      if (query.get('pageNo') === '1') lines.unshift(line(2501));
    });
    const text = await (await app.request(FILE)).text();
    const ids = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((record) => record.split(',').at(-2));
    expect(ids).toHaveLength(2500);
    expect(new Set(ids).size).toBe(2500);
  });

  it('fails if a later page fails', async () => {
    const lines = Array.from({ length: 1500 }, (_, n) => line(n));
    const app = edgeWithLines(lines, (query) => {
      if (query.get('pageNo') === '2') throw new Error('gone');
    });
    await expect((await app.request(FILE)).text()).rejects.toThrow('gone');
  });

  it('sends a visitor to the sign-in page, and from there to the statement', async () => {
    const app = edgeWithBackend(async () => Response.json({}, { status: 401 }));
    const response = await app.request(`${FILE}?type=REFUND`);
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe(
      '/auth/login?redirectUrl=%2Fmy%2Fbalance%2Fstatement%3Ftype%3DREFUND',
    );
  });

  it('answers only GET and HEAD, at its own path', async () => {
    const app = edgeWithLines([line(1)]);
    expect(await (await app.request(FILE, { method: 'HEAD' })).text()).toBe('');
    expect(await (await app.request(FILE, { method: 'POST' })).text()).toBe('a page');
    expect(await (await app.request('/my/balance/statement')).text()).toBe('a page');
  });
});

describe('a cell', () => {
  it('that a spreadsheet would run as a formula becomes text', () => {
    for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1']) {
      expect(plainText(text)).toBe(`'${text}`);
    }
    expect(plainText('P2611217KQ2M8X')).toBe('P2611217KQ2M8X');
  });

  it('with a comma, a quote or a line break is quoted', () => {
    expect(csvRecord(['a,b', 'say "hi"', 'one\r\ntwo', 'plain', ''])).toBe(
      '"a,b","say ""hi""","one\r\ntwo",plain,\r\n',
    );
  });
});
