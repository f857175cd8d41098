/** The query field of a call at the desk that names the tenant. */
export const DESK_TENANT = 'tenant';

/** The path under which all pages of the desk are. */
export const DESK = '/desk';

/** The pages of the desk for everybody. */
const OPEN = [`${DESK}/sign-in`, `${DESK}/welcome`];

/** Whether a page of the desk needs no session. */
export const isOpenDeskPage = (path: string): boolean => OPEN.includes(path.split('?', 1)[0] ?? '');

/** The page to sign in, which then leads to `next`. */
export const deskSignInPath = (next: string): '/desk/sign-in' | `/desk/sign-in?next=${string}` =>
  next === DESK ? '/desk/sign-in' : `/desk/sign-in?next=${encodeURIComponent(next)}`;

/** The page to show one's second factor. */
export const SECOND_FACTOR_PAGE = `${DESK}/second-factor`;

/** The same, which then leads to `next`. */
export const deskSecondFactorPath = (next: string): string =>
  `${SECOND_FACTOR_PAGE}?next=${encodeURIComponent(next)}`;

/** Names that follow `/desk/` and are no tenants. No tenant has one of them as its id. */
export const DESK_PAGES = ['sign-in', 'welcome', 'second-factor', 'profile'];

/** The tenant in the path of a page: `/desk/naga/orders`. */
export function tenantInPath(path: string): string | undefined {
  const [, tenantId] = /^\/desk\/([a-z0-9-]{1,40})(?=[/?]|$)/.exec(path) ?? [];
  return tenantId && !DESK_PAGES.includes(tenantId) ? tenantId : undefined;
}

/** The path of a page for a tenant. */
export const deskPath = (tenantId: string, ...rest: string[]): string =>
  [DESK, tenantId, ...rest.map(encodeURIComponent)].join('/');
