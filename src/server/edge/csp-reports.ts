import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { hostOf } from '../request/backend.ts';
import type { RequestEnv } from '../request/context.ts';
import { readBody } from './forms/body.ts';

/** Where browsers report what a page's content security policy has blocked. */
export const CSP_REPORTS_PATH = '/csp-reports';

const MOST_BYTES = 8_192;
/** The most lines that a process logs in a minute. Anybody may post reports. */
const MOST_LINES = 30;
const MINUTE_MS = 60_000;
const LONGEST = 200;

const text = v.nullish(v.string(), '');
const line = v.nullish(v.number());

/** A report of `report-to` (Reporting API), as far as it is logged. */
const report = v.object({
  body: v.object({
    documentURL: text,
    effectiveDirective: text,
    blockedURL: text,
    sourceFile: text,
    lineNumber: line,
  }),
});
/** The report of `report-uri`, which some browsers send instead. */
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
    const known = [json].flat().map((one) => v.safeParse(report, one));
    return known.flatMap(({ success, output }) => (success ? [output.body] : []));
  }
  const told = old.output['csp-report'];
  return [
    {
      documentURL: told['document-uri'],
      effectiveDirective: told['effective-directive'],
      blockedURL: told['blocked-uri'],
      sourceFile: told['source-file'],
      lineNumber: told['line-number'],
    },
  ];
}

/** An address without its query and fragment, which may hold what is a visitor's. */
const place = (address: string) => (address.split(/[?#]/, 1)[0] ?? '').slice(0, LONGEST);

/** Logs each report of a violated content security policy as one line, and keeps nothing else of it. */
export function cspReports(): MiddlewareHandler<RequestEnv> {
  let minute = 0;
  let lines = 0;
  const mayLog = () => {
    const current = Math.floor(Date.now() / MINUTE_MS);
    if (current !== minute) lines = 0;
    minute = current;
    lines += 1;
    return lines <= MOST_LINES;
  };
  return async (c, next) => {
    if (c.req.path !== CSP_REPORTS_PATH || c.req.method !== 'POST') return next();
    const { platform, requestId } = c.var;
    for (const violation of violationsIn((await readBody(c.req.raw, MOST_BYTES)) ?? '')) {
      if (!mayLog()) break;
      platform.log({
        event: 'csp_violation',
        requestId,
        host: hostOf(c),
        page: place(violation.documentURL),
        directive: violation.effectiveDirective.slice(0, LONGEST),
        blocked: place(violation.blockedURL),
        source: place(violation.sourceFile),
        line: violation.lineNumber,
      });
    }
    return c.body(null, 204);
  };
}
