import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { crossSite } from '../../../../src/server/edge/cross-site.ts';
import { CSP_REPORTS_PATH, cspReports } from '../../../../src/server/edge/csp-reports.ts';
import { readConfig } from '../../../../src/server/platform/config.ts';
import type { Storefront } from '../../../../src/server/platform/platform.ts';
import type { RequestEnv, RequestVariables } from '../../../../src/server/request/context.ts';

function edge() {
  const lines: Record<string, unknown>[] = [];
  const app = new Hono<RequestEnv>();
  app.use(async (c, next) => {
    const log = (line: Record<string, unknown>) => void lines.push(line);
    c.set('platform', { config: readConfig({}), log } as unknown as Storefront);
    c.set('requestId', 'R1');
    c.set('t', ((key: string) => key) as RequestVariables['t']);
    await next();
  });
  app.use(cspReports(), crossSite);
  const post = async (body: string) => {
    const url = `https://shop.test${CSP_REPORTS_PATH}`;
    return (await app.request(url, { method: 'POST', body })).status;
  };
  return { lines, post };
}

const LOGGED = {
  event: 'csp_violation',
  requestId: 'R1',
  host: 'shop.test',
  page: 'https://shop.test/auth/return',
  directive: 'script-src-elem',
  blocked: 'https://evil.test/x.js',
  source: 'https://shop.test/assets/a.js',
  line: 7,
};

const violation = {
  documentURL: 'https://shop.test/auth/return?refrom=secret',
  effectiveDirective: 'script-src-elem',
  blockedURL: 'https://evil.test/x.js?token=1#2',
  sourceFile: 'https://shop.test/assets/a.js',
  lineNumber: 7,
  sample: 'secret',
};

describe('a report of a violated content security policy', () => {
  it('is logged as one line without queries, in the form of the Reporting API', async () => {
    const { lines, post } = edge();
    const other = { type: 'deprecation', body: null };
    const reports = [other, { type: 'csp-violation', body: violation }];
    expect(await post(JSON.stringify(reports))).toBe(204);
    expect(lines).toEqual([LOGGED]);
  });

  it('is logged as one line without queries, in the form of report-uri', async () => {
    const { lines, post } = edge();
    const report = {
      'document-uri': violation.documentURL,
      'effective-directive': violation.effectiveDirective,
      'blocked-uri': violation.blockedURL,
      'source-file': violation.sourceFile,
      'line-number': 7,
    };
    expect(await post(JSON.stringify({ 'csp-report': report }))).toBe(204);
    expect(lines).toEqual([LOGGED]);
  });

  it.each(['', '{', 'null', '[]', '[1,{"body":1}]', '{"csp-report":null}', 'x'.repeat(20_000)])(
    'that is none is answered alike and not logged',
    async (body) => {
      const { lines, post } = edge();
      expect(await post(body)).toBe(204);
      expect(lines).toEqual([]);
    },
  );

  it('is shortened, and only some of a flood are logged', async () => {
    const { lines, post } = edge();
    const long = { body: { ...violation, blockedURL: `https://evil.test/${'x'.repeat(900)}` } };
    for (let i = 0; i < 20; i += 1) await post(JSON.stringify([long, long, long, long]));
    // A new minute may begin meanwhile.
    expect(lines.length).toBeGreaterThanOrEqual(30);
    expect(lines.length).toBeLessThanOrEqual(60);
    expect(String(lines[0]?.blocked)).toHaveLength(200);
  });
});
