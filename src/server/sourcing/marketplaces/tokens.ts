import * as v from 'valibot';
import { createFlights } from '../../cache/flights.ts';
import { text } from './fields.ts';

/** An app at a marketplace of Alibaba's, and where that lives. */
export type AppSettings = {
  gateway: string;
  appKey: string;
  appSecret: string;
  accessToken: string | undefined;
  refreshToken: string | undefined;
};

/** How such a marketplace hands out a token. */
export const tokenAnswer = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  refresh_token: text,
});

/** What a marketplace hands out for a refresh token, which it may replace at that. */
export type Handed = { access: string; refresh?: string };

/** The access token of an app, renewed where the configuration has a refresh token. */
export type Tokens = {
  /** Throws where there is none and none can be had. */
  current(): Promise<string>;
  /** Gets another for the one that is `spent`; true where there is one, got by this call or another. */
  renew(spent: string): Promise<boolean>;
};

/** Longer than a renewal takes: two at a time would spend a refresh token twice. */
const RENEWAL_MS = 20_000;

export function createTokens(
  given: { access?: string; refresh?: string },
  exchange: (refreshToken: string) => Promise<Handed | undefined>,
): Tokens {
  let { access = '', refresh = '' } = given;
  const renewals = createFlights<boolean>(RENEWAL_MS);

  const fetchAnother = async () => {
    const handed = await exchange(refresh);
    if (!handed) return false;
    access = handed.access;
    refresh = handed.refresh || refresh;
    return true;
  };
  const renew = async (spent: string) => {
    if (access !== spent) return true;
    if (refresh === '') return false;
    return renewals.run('', fetchAnother);
  };
  return {
    current: async () => {
      if (access === '' && !(await renew(''))) throw new Error('no access token');
      return access;
    },
    renew,
  };
}
