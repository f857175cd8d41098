import { DESK_PAGES } from '../contract/values/desk/desk-pages.ts';

/** The query field of a call at the desk that names the tenant. */
export const DESK_TENANT = 'tenant';

/** The path under which all pages of the desk are. */
export const DESK = '/desk';

/** The paths of the pages of the desk that need no session. */
const OPEN = [`${DESK}/sign-in`, `${DESK}/welcome`];

/** Whether a page of the desk needs no session. */
export const isOpenDeskPage = (path: string): boolean => OPEN.includes(path.split('?', 1)[0] ?? '');

/** The path of the page to sign in, which then leads to `next`. */
export const deskSignInPath = (next: string): '/desk/sign-in' | `/desk/sign-in?next=${string}` =>
  next === DESK ? '/desk/sign-in' : `/desk/sign-in?next=${encodeURIComponent(next)}`;

/** The path of the page that asks for the second factor. */
export const SECOND_FACTOR_PAGE = `${DESK}/second-factor`;

/** The path of the page that asks for the second factor and then leads to `next`. */
export const deskSecondFactorPath = (next: string): string =>
  `${SECOND_FACTOR_PAGE}?next=${encodeURIComponent(next)}`;

/** The id of the tenant in the path of a page, such as `naga` in `/desk/naga/orders`. */
export function tenantInPath(path: string): string | undefined {
  const [, tenantId] = /^\/desk\/([a-z0-9-]{1,40})(?=[/?]|$)/.exec(path) ?? [];
  return tenantId && !DESK_PAGES.includes(tenantId) ? tenantId : undefined;
}

/** The path of a page for a tenant. */
export const deskPath = (tenantId: string, ...rest: string[]): string =>
  [DESK, tenantId, ...rest.map(encodeURIComponent)].join('/');
