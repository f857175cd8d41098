import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { type AccountTransaction, accountEndpoints } from '../../contract/calls/account.ts';
import { ApiError } from '../../contract/errors.ts';
import { formatClock, formatOffset } from '../../i18n/clock.ts';
import { translateKey } from '../../i18n/translator.ts';
import { loginPath } from '../../site/login-path.ts';
import type { RequestEnv } from '../request/context.ts';
import { dropSession } from '../request/cookies.ts';
import { BYTE_ORDER_MARK, csvRecord, plainText } from './csv.ts';

const PAGE = '/my/balance/statement';
/** Lines read at once. */
const PAGE_SIZE = 1000;

/** The filters of the statement's page; one that makes no sense filters nothing, as there. */
const { type, dateStart, dateEnd } = accountEndpoints.listTransactions.query.entries;
const filterSchema = v.object({
  type: v.fallback(type, ''),
  dateStart: v.fallback(dateStart, ''),
  dateEnd: v.fallback(dateEnd, ''),
});
type Filter = v.InferOutput<typeof filterSchema>;

/**
 * `GET /my/balance/statement.csv`: the account's statement as a file for spreadsheets, written page
 * by page while it is read through the contract's calls. Without a session it leads to signing in.
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
    return c.req.method === 'HEAD' ? c.body(null) : c.body(fileOf(c, filter, first));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    if (c.var.session) dropSession(c);
    // To the page, which has the file: after signing in, nobody stays on a download.
    return c.redirect(loginPath(PAGE + new URL(c.req.url).search), 307);
  }
};

type Page = Awaited<ReturnType<typeof readPage>>;

function readPage(c: Context<RequestEnv>, filter: Filter, pageNo: number) {
  return c.var.api('listTransactions', { query: { ...filter, pageNo, pageSize: PAGE_SIZE } });
}

/**
 * The file's bytes. A line that is posted meanwhile moves those below it on to the next page, so
 * what the page before had is passed over. A page that fails breaks the download off.
 */
function fileOf(c: Context<RequestEnv>, filter: Filter, first: Page): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let page = first;
  let written = new Set<string>();
  let started = false;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (started) page = await readPage(c, filter, page.pageNo + 1);
      const head = started ? '' : BYTE_ORDER_MARK + csvRecord(headOf(c));
      started = true;
      const fresh = page.records.filter(({ id }) => !written.has(id));
      written = new Set(page.records.map(({ id }) => id));
      const records = fresh.map((line) => csvRecord(cellsOf(c, line)));
      controller.enqueue(encoder.encode(head + records.join('')));
      if (page.pageNo >= page.totalPage) controller.close();
    },
  });
}

function headOf({ var: { t, tenant } }: Context<RequestEnv>): string[] {
  return [
    t('statement.csv.time', { zone: formatOffset(tenant.timezoneOffset) }),
    t('statement.csv.type'),
    t('statement.csv.reference'),
    t('statement.csv.amount'),
    t('statement.csv.balance'),
    t('statement.csv.id'),
  ].map(plainText);
}

/** Amounts stay numbers, also below zero; what is text is made plain. */
function cellsOf(c: Context<RequestEnv>, line: AccountTransaction): string[] {
  return [
    clock(c, Date.parse(line.createdAt)),
    plainText(translateKey(c.var.t, `transaction.type.${line.type}`)),
    plainText(line.reference),
    line.amount,
    line.balanceAfter,
    plainText(line.id),
  ];
}

/** `YYYY-MM-DD HH:mm:ss` in the tenant's time zone. */
function clock(c: Context<RequestEnv>, at: number): string {
  return formatClock(at, c.var.tenant.timezoneOffset).replaceAll('/', '-');
}
