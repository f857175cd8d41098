import type { Config } from './config.ts';
import type { Mail } from './platform.ts';

const TIMEOUT_MS = 10_000;

/** Sends mail through an HTTP provider: one POST with a JSON body for each message, in the form that most providers accept. Undefined if none is configured. */
export function httpMail(config: Config): ((mail: Mail) => Promise<void>) | undefined {
  const { MAIL_HTTP_URL: url, MAIL_HTTP_TOKEN: token } = config;
  if (!url) return undefined;
  return async (mail) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(mail),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'manual',
    });
    if (!response.ok) throw new Error(`mail provider answered ${response.status}`);
  };
}

/** Stands in for the transport where production has none configured: throws for every mail. */
export const noTransport = async (): Promise<void> => {
  throw new Error('no mail transport is configured');
};
