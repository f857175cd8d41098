import type { Tenant } from '../contract/calls/site.ts';
import type { Locale } from '../contract/values/enums.ts';
import type { Translate } from '../i18n/translator.ts';

/** What a server component needs to say something: whose shop it is, in which language. A page passes its request. */
export type View = { tenant: Tenant; locale: Locale; t: Translate };
