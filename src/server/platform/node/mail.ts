import type { Config } from '../config.ts';
import { httpMail } from '../mail-http.ts';
import type { Mail } from '../platform.ts';

/** Sends by SMTP where SMTP_URL is set, otherwise by the HTTP provider; undefined where neither is set. */
export function mailTransport(config: Config): ((mail: Mail) => Promise<void>) | undefined {
  const { SMTP_URL } = config;
  if (!SMTP_URL) return httpMail(config);
  return async (mail) => {
    const { createTransport } = await import('nodemailer');
    await createTransport(SMTP_URL).sendMail(mail);
  };
}
