import type { Tenant } from '../contract/calls/site.ts';
import type { Locale } from '../contract/values/locales.ts';
import type { Translate } from '../i18n/translator.ts';

/**
 * The data for the texts of a server component: tenant, locale and translations. Pages pass their
 * request.
 */
export type View = { tenant: Tenant; locale: Locale; t: Translate };
