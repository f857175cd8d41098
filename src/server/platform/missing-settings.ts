import type { Config } from './config.ts';
import { hasUpstreamForAll } from './upstreams.ts';

/** A variable that is not set, and the feature that is off without it. */
export type MissingSetting = { variable: string; effect: string };

/** The settings that a production server lacks. Demo mode has a stand-in for each. */
export function missingSettings(
  config: Config,
  runtime: 'node' | 'workerd',
): readonly MissingSetting[] {
  if (config.DEMO || hasUpstreamForAll(config.API_UPSTREAM)) return [];
  const hasMail = Boolean(config.SMTP_URL || config.MAIL_HTTP_URL);
  const missingIf = (isMissing: boolean, variable: string, effect: string): MissingSetting[] =>
    isMissing ? [{ variable, effect }] : [];
  return [
    ...missingIf(
      !hasMail,
      runtime === 'node' ? 'SMTP_URL or MAIL_HTTP_URL' : 'MAIL_HTTP_URL',
      'no mail is sent, so nobody can sign up or reset a password.',
    ),
    ...missingIf(
      !config.RATES_URL,
      'RATES_URL',
      'only rates that you give with npm run rates are used, each for 72 hours.',
    ),
    ...missingIf(
      !config.OPERATOR_TOKEN,
      'OPERATOR_TOKEN',
      'every call of /api/ops is refused, so nobody can fulfil an order.',
    ),
    ...missingIf(
      runtime === 'node' && !config.SECRETS,
      'SECRETS',
      `the secrets are in ${config.DATA_DIR}/secrets.json; back that file up with the database, which is worth nothing without it.`,
    ),
  ];
}
