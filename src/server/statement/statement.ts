import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { type AccountTransaction, accountEndpoints } from '../../contract/calls/account.ts';
import { formatOffset, minutesFromUtc, toLocal } from '../../i18n/time-zone.ts';
import { translateKey } from '../../i18n/translator.ts';
import { BYTE_ORDER_MARK, csvRecord, plainText } from '../csv/csv.ts';
import type { RequestEnv } from '../request/context.ts';
import { signInFirst } from './sign-in-first.ts';

const PAGE = '/my/balance/statement';
/** How many transactions are read at a time. */
const PAGE_SIZE = 1000;

/** The filters of the statement's page. As there, an invalid filter is ignored. */
const { type, dateStart, dateEnd } = accountEndpoints.listTransactions.query.entries;
const filterSchema = v.object({
  type: v.fallback(type, ''),
  dateStart: v.fallback(dateStart, ''),
  dateEnd: v.fallback(dateEnd, ''),
});
type Filter = v.InferOutput<typeof filterSchema>;

/**
 * `GET /my/balance/statement.csv`: the account's statement as a file for spreadsheets. It is sent page by
 * page, as the pages are read through the contract's calls. Without a session it redirects to the
 * sign-in page.
 */
export const statement: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (c.req.path !== `${PAGE}.csv` || !isRead) return next();
  const filter = v.parse(filterSchema, c.req.query());
  try {
    const first = await readPage(c, filter, 1);
    const day = clock(c, Date.now()).slice(0, 10);
    c.header('content-type', 'text/csv; charset=utf-8');
    c.header('content-disposition', `attachment; filename="statement-${day}.csv"`);
    c.header('cache-control', 'no-store');
    return c.req.method === 'HEAD' ? c.body(null) : c.body(csvStream(c, filter, first));
  } catch (error) {
    return signInFirst(c, error, PAGE + new URL(c.req.url).search);
  }
};

type Page = Awaited<ReturnType<typeof readPage>>;

function readPage(c: Context<RequestEnv>, filter: Filter, pageNo: number) {
  return c.var.api('listTransactions', { query: { ...filter, pageNo, pageSize: PAGE_SIZE } });
}

/**
 * The bytes of the file, from the first page on. A transaction that is added meanwhile moves an older one
 * to the next page, where it would be read a second time: it is skipped there. If a page can't be read,
 * the download fails.
 */
function csvStream(
  c: Context<RequestEnv>,
  filter: Filter,
  first: Page,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let page = first;
  let isStarted = false;
  let idsOfPreviousPage = new Set<string>();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (isStarted) page = await readPage(c, filter, page.pageNo + 1);
      const head = isStarted ? '' : BYTE_ORDER_MARK + csvRecord(headingsOf(c));
      isStarted = true;
      const transactions = page.records.filter(({ id }) => !idsOfPreviousPage.has(id));
      idsOfPreviousPage = new Set(page.records.map(({ id }) => id));
      const lines = transactions.map((transaction) => csvRecord(cellsOf(c, transaction)));
      controller.enqueue(encoder.encode(head + lines.join('')));
      if (page.pageNo >= page.totalPage) controller.close();
    },
  });
}

function headingsOf({ var: { t, tenant } }: Context<RequestEnv>): string[] {
  return [
    t('statement.csv.time', { zone: tenant.timeZone || formatOffset(minutesFromUtc(tenant, 0)) }),
    t('statement.csv.type'),
    t('statement.csv.reference'),
    t('statement.csv.amount'),
    t('statement.csv.balance'),
    t('statement.csv.id'),
    t('statement.csv.goods'),
  ].map(plainText);
}

/** The cells of one line. Amounts are not passed through `plainText`: those below zero must stay numbers. */
function cellsOf(c: Context<RequestEnv>, transaction: AccountTransaction): string[] {
  return [
    clock(c, Date.parse(transaction.createdAt)),
    plainText(translateKey(c.var.t, `transaction.type.${transaction.type}`)),
    plainText(transaction.reference),
    transaction.amount,
    transaction.balanceAfter,
    plainText(transaction.id),
    plainText(goodsText(c, transaction.goods)),
  ];
}

/** The name of the first item, and how many others there are; empty without goods. */
function goodsText(
  { var: { t } }: Context<RequestEnv>,
  goods: AccountTransaction['goods'],
): string {
  if (!goods) return '';
  const { title, titleTrans, more } = goods;
  const name = titleTrans || title;
  return more > 0 ? `${name} ${t('parcel.moreItems', { count: more })}` : name;
}

/** A time (milliseconds since the epoch) as `YYYY-MM-DD HH:mm:ss` in the tenant's time zone. */
function clock(c: Context<RequestEnv>, at: number): string {
  return new Date(toLocal(c.var.tenant, at)).toISOString().slice(0, 19).replace('T', ' ');
}
