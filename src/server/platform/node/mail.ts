import type { Config } from '../config.ts';
import { httpMail } from '../mail-http.ts';
import type { Mail } from '../platform.ts';

/** How long each step of sending a mail may take, in milliseconds. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends mail by SMTP if `SMTP_URL` is set, else through the HTTP provider; undefined if neither is configured. */
export function mailTransport(config: Config): ((mail: Mail) => Promise<void>) | undefined {
  const { SMTP_URL } = config;
  if (!SMTP_URL) return httpMail(config);
  return async (mail) => {
    const { createTransport } = await import('nodemailer');
    await createTransport({ url: SMTP_URL, ...TIMEOUTS }).sendMail(mail);
  };
}
