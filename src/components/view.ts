import type { Tenant } from '../contract/calls/site.ts';
import type { Locale } from '../contract/values/shop/locales.ts';
import type { Translate } from '../i18n/translator.ts';

/**
 * What a server component needs for its texts: tenant, language and translations. Pages get it from their
 * request.
 */
export type View = { tenant: Tenant; locale: Locale; t: Translate };
