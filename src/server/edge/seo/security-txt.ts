import type { Context } from 'hono';
import { bcp47 } from '../../../i18n/locale.ts';
import type { RequestEnv } from '../../request/context.ts';

export const SECURITY_TXT_PATH = '/.well-known/security.txt';

const DAY_MS = 86_400_000;
/** How long the file says that it is valid. It is generated for each request. */
const VALID_DAYS = 180;

/**
 * Whom to tell about a weakness of this site (RFC 9116): the deployment's contact, or else the tenant's
 * e-mail. `now` is in milliseconds since the epoch.
 */
export function securityTxt(c: Context<RequestEnv>, now = Date.now()): Response {
  const { tenant, origin, platform } = c.var;
  const expires = (Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS;
  const fields = [
    `Contact: ${platform.config.SECURITY_CONTACT ?? `mailto:${encodeURI(tenant.serviceEmail)}`}`,
    `Expires: ${new Date(expires).toISOString()}`,
    `Preferred-Languages: ${tenant.supportedLanguages.map(bcp47).join(', ')}`,
    `Canonical: ${origin}${SECURITY_TXT_PATH}`,
  ];
  return c.text(`${fields.join('\n')}\n`);
}
