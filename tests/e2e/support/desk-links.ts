import { globSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { DEMO_STAFF_PASSWORD, demoStaffEmail } from '../../../demo/demo-staff.ts';
import type { StaffRole } from '../../../src/contract/values/people/rights.ts';
import { type Answer, ask } from '../../../tools/servers/http.ts';
import { FROM_OWN_PAGE } from '../../api/support/cookies.ts';
import { DESK_HOST, deskPage } from './desk.ts';

const PAGES = path.join(import.meta.dirname, '../../../src/pages/desk');

/** The routes of the desk's pages, such as `/desk/[tenant]/orders/[orderNo]`. */
export const DESK_ROUTES: readonly string[] = globSync('**/*.tsx', { cwd: PAGES })
  .filter((file) => !path.basename(file).startsWith('_'))
  .map((file) => `/desk/${file.replace(/\.tsx$/, '')}`.replace(/\/index$/, ''))
  .sort();

/**
 * The route of a path; undefined if no page has it. Routes with fewer parameters are tried first.
 */
export function routeOf(address: string): string | undefined {
  const parts = (address.split(/[?#]/, 1)[0] ?? '').split('/');
  const fits = (route: string) => {
    const names = route.split('/');
    return (
      names.length === parts.length &&
      names.every((name, index) => name.startsWith('[') || name === parts[index])
    );
  };
  const parameters = (route: string) => route.split('[').length;
  return DESK_ROUTES.filter(fits).sort((a, b) => parameters(a) - parameters(b))[0];
}

/** The cookie of a signed-in person of the demonstration. */
export async function deskCookie(role: StaffRole): Promise<{ name: string; value: string }> {
  const { headers, status } = await ask(inject('port'), DESK_HOST, '/api/ops/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...FROM_OWN_PAGE },
    body: JSON.stringify({ email: demoStaffEmail(role), password: DEMO_STAFF_PASSWORD }),
  });
  if (status !== 200) throw new Error(`sign-in answered ${status}`);
  const [, name = '', value = ''] =
    /^(\w+)=([^;]+)/.exec([headers['set-cookie']].flat()[0] ?? '') ?? [];
  return { name, value };
}

/** The addresses of the desk to which a page links, without those of files. */
export function linksOf({ text }: Pick<Answer, 'text'>): string[] {
  const found = [...text.matchAll(/<a\b[^>]*?\shref="(\/desk[^"#]*)/g)];
  const addresses = found.map(([, href = '']) => href.replaceAll('&amp;', '&'));
  return addresses.filter((address) => !/\.csv(\?|$)/.test(address));
}

/**
 * Follows the links of the desk as a person with a role, from Today of the default tenant on, to one page of
 * each route. Returns the page of each route, and the addresses that were refused.
 */
export async function walkDesk(
  role: StaffRole,
): Promise<{ pages: Map<string, string>; refused: string[] }> {
  const { name, value } = await deskCookie(role);
  const pages = new Map<string, string>();
  const refused: string[] = [];
  const waiting = ['/desk', deskPage(), '/desk/profile'];
  for (let address = waiting.shift(); address; address = waiting.shift()) {
    const route = routeOf(address);
    if (!route || pages.has(route)) continue;
    pages.set(route, address);
    const answer = await ask(inject('port'), DESK_HOST, address, {
      headers: { accept: 'text/html', cookie: `${name}=${value}` },
    });
    if (answer.status === 307) waiting.push(pathOf(answer));
    else if (answer.status !== 200) refused.push(`${answer.status} ${address}`);
    waiting.push(...linksOf(answer).filter((link) => !isOfOtherTenant(link)));
  }
  return { pages, refused };
}

/** The target of a redirect. */
const pathOf = ({ headers }: Answer) =>
  new URL(String(headers.location), `http://${DESK_HOST}`).pathname;

const isOfOtherTenant = (address: string) =>
  routeOf(address)?.startsWith('/desk/[tenant]') && !`${address}/`.startsWith(`${deskPage()}/`);
