import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { hostOf } from '../request/backend.ts';
import type { RequestEnv } from '../request/context.ts';
import { readBody } from './forms/body.ts';

/** Where browsers report what a page's content security policy has blocked. */
export const CSP_REPORTS_PATH = '/csp-reports';

const MAX_BODY_BYTES = 8_192;
/** How many reports a process logs in a minute. Anybody may post reports. */
const MAX_LINES_PER_MINUTE = 30;
const MINUTE_MS = 60_000;
/** How many characters of each text are logged. */
const MAX_TEXT_LENGTH = 200;

const text = v.nullish(v.string(), '');
const line = v.nullish(v.number());

/** A report of `report-to` (Reporting API). Only the fields that are logged. */
const report = v.object({
  body: v.object({
    documentURL: text,
    effectiveDirective: text,
    blockedURL: text,
    sourceFile: text,
    lineNumber: line,
  }),
});
/** A report of `report-uri`, the older directive, which some browsers use instead. */
const oldReport = v.object({
  'csp-report': v.object({
    'document-uri': text,
    'effective-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': line,
  }),
});

type Violation = v.InferOutput<typeof report>['body'];

function violationsIn(body: string): Violation[] {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return [];
  }
  const old = v.safeParse(oldReport, json);
  if (!old.success) {
    // Browsers post one report or a list of them.
    const results = [json].flat().map((one) => v.safeParse(report, one));
    return results.flatMap(({ success, output }) => (success ? [output.body] : []));
  }
  const violation = old.output['csp-report'];
  return [
    {
      documentURL: violation['document-uri'],
      effectiveDirective: violation['effective-directive'],
      blockedURL: violation['blocked-uri'],
      sourceFile: violation['source-file'],
      lineNumber: violation['line-number'],
    },
  ];
}

/** A URL without its query and fragment, which may contain the visitor's data. */
const withoutQuery = (url: string) => (url.split(/[?#]/, 1)[0] ?? '').slice(0, MAX_TEXT_LENGTH);

/** Logs each report of a violated content security policy as one line. Reports are not stored. */
export function cspReports(): MiddlewareHandler<RequestEnv> {
  let minute = 0;
  let lines = 0;
  const mayLog = () => {
    const current = Math.floor(Date.now() / MINUTE_MS);
    if (current !== minute) lines = 0;
    minute = current;
    lines += 1;
    return lines <= MAX_LINES_PER_MINUTE;
  };
  return async (c, next) => {
    if (c.req.path !== CSP_REPORTS_PATH || c.req.method !== 'POST') return next();
    const { platform, requestId } = c.var;
    for (const violation of violationsIn((await readBody(c.req.raw, MAX_BODY_BYTES)) ?? '')) {
      if (!mayLog()) break;
      platform.log({
        event: 'csp_violation',
        requestId,
        host: hostOf(c),
        page: withoutQuery(violation.documentURL),
        directive: violation.effectiveDirective.slice(0, MAX_TEXT_LENGTH),
        blocked: withoutQuery(violation.blockedURL),
        source: withoutQuery(violation.sourceFile),
        line: violation.lineNumber,
      });
    }
    return c.body(null, 204);
  };
}
