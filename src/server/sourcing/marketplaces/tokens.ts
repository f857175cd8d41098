import * as v from 'valibot';
import { createFlights } from '../../cache/flights.ts';
import { text } from './fields.ts';

/** An app at 1688 or Taobao, and the URL of the marketplace's gateway. */
export type AppSettings = {
  gateway: string;
  appKey: string;
  appSecret: string;
  accessToken: string | undefined;
  refreshToken: string | undefined;
};

/** The answer to a token request. */
export const tokenAnswer = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  refresh_token: text,
});

/** Tokens issued for a refresh token. A new `refresh` replaces the old one. */
export type IssuedTokens = { access: string; refresh?: string };

/** The access token of an app. It is renewed if the configuration has a refresh token. */
export type Tokens = {
  /** The current token. Throws if there is none and it can't be renewed. */
  current(): Promise<string>;
  /**
   * Replaces the token `expired`. Resolves to true if there is a newer token, fetched by this call or by
   * another one.
   */
  renew(expired: string): Promise<boolean>;
};

/**
 * How long callers wait for a renewal that is under way before they start their own. It is longer than a
 * renewal takes, because two renewals at once would use the refresh token twice.
 */
const RENEWAL_MS = 20_000;

export function createTokens(
  configured: { access?: string; refresh?: string },
  exchange: (refreshToken: string) => Promise<IssuedTokens | undefined>,
): Tokens {
  let { access = '', refresh = '' } = configured;
  const renewals = createFlights<boolean>(RENEWAL_MS);

  const replaceTokens = async () => {
    const issued = await exchange(refresh);
    if (!issued) return false;
    access = issued.access;
    refresh = issued.refresh || refresh;
    return true;
  };
  const renew = async (expired: string) => {
    if (access !== expired) return true;
    if (refresh === '') return false;
    return renewals.run('', replaceTokens);
  };
  return {
    current: async () => {
      if (access === '' && !(await renew(''))) throw new Error('no access token');
      return access;
    },
    renew,
  };
}
