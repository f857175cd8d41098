/** The path of the sign-in page, which then redirects to `back`, a path of this site with its query. */
export const loginPath = (back: string): `/auth/login?redirectUrl=${string}` =>
  `/auth/login?redirectUrl=${encodeURIComponent(back)}`;
