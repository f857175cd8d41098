import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../../contract/errors.ts';
import { PAYOUT_FORMATS } from '../../contract/values/money/bank.ts';
import { deskSecondFactorPath, deskSignInPath } from '../../site/desk-path.ts';
import type { RequestEnv } from '../request/context.ts';

const STATEMENT = /^\/desk\/[a-z0-9-]{1,40}\/money\/bank\/files\/(\w{26})\/content\.(csv|xml)$/;
const PAYOUT =
  /^(\/desk\/[a-z0-9-]{1,40}\/money\/payouts\/(\w{26}))\/(CSV|PAIN_09|PAIN_03)\.(?:csv|xml)$/;

type DownloadedFile = { name: string; body: string | Uint8Array<ArrayBuffer>; type: string };

/**
 * `GET /desk/<tenant>/money/bank/files/<id>/content.csv`: a bank statement as it was uploaded; `GET
 * /desk/<tenant>/money/payouts/<id>/PAIN_09.xml`: the file of a batch for the bank. Both are read through
 * the contract's calls, which check the right and record who read them. Without a session it redirects to
 * the sign-in page, and if the second factor was shown too long ago, to its page.
 */
export const bankFile: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const [, statementId, extension] = STATEMENT.exec(c.req.path) ?? [];
  const [, page = '', payoutId, format] = PAYOUT.exec(c.req.path) ?? [];
  if (!c.var.desk || c.req.method !== 'GET' || !(statementId || payoutId)) return next();
  const typeOf = (isXml: boolean) => (isXml ? 'application/xml' : 'text/csv');
  const find = async (): Promise<DownloadedFile> => {
    if (statementId) {
      const file = await c.var.api('readBankFile', { params: { id: statementId } });
      const body = Uint8Array.from(atob(file.base64), (character) => character.charCodeAt(0));
      const name = `${statementId}.${extension}`;
      return { name, body, type: typeOf(extension === 'xml') };
    }
    const query = { format: PAYOUT_FORMATS.find((one) => one === format) ?? ('CSV' as const) };
    const { name, text } = await c.var.api('getPayoutFile', {
      params: { id: payoutId ?? '' },
      query,
    });
    return { name, body: text, type: `${typeOf(format !== 'CSV')}; charset=utf-8` };
  };
  try {
    const { name, body, type } = await find();
    c.header('content-type', type);
    c.header('content-disposition', `attachment; filename="${name}"`);
    c.header('cache-control', 'no-store');
    return c.body(body);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return c.redirect(deskSignInPath(c.req.path), 307);
    if (error.code === 'SECOND_FACTOR_STALE') return c.redirect(deskSecondFactorPath(page), 307);
    return c.text(error.body.message, error.status as 403);
  }
};
