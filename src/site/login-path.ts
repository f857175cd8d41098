/** The sign-in page that leads back to `back`, an own path with its query. */
export const loginPath = (back: string): `/auth/login?redirectUrl=${string}` =>
  `/auth/login?redirectUrl=${encodeURIComponent(back)}`;
