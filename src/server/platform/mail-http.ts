import type { Config } from './config.ts';
import type { Mail } from './platform.ts';

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
      signal: AbortSignal.timeout(10_000),
      redirect: 'manual',
    });
    if (!response.ok) throw new Error(`mail provider answered ${response.status}`);
  };
}

/** The transport of a production server without one: no mail can be sent, and the caller learns it. */
export const noTransport = async (): Promise<void> => {
  throw new Error('no mail transport is configured');
};
