/** The first part of the path that begins to sign in with a provider, and of the one to which it leads back. */
export const BEGIN_AT_PROVIDER = '/auth/with/';
export const BACK_FROM_PROVIDER = '/auth/from/';

/** The path that begins to sign in with a provider; `next` is the path of this site afterwards. */
export const providerPath = (provider: string, next: string): string =>
  `${BEGIN_AT_PROVIDER}${provider}?${new URLSearchParams({ next })}`;
