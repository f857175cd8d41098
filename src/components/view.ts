import type { Locale } from '../contract/enums.ts';
import type { Tenant } from '../contract/site.ts';
import type { Translate } from '../i18n/translator.ts';

/** What a server component needs to say something: whose shop it is, in which language. A page passes its request. */
export type View = { tenant: Tenant; locale: Locale; t: Translate };
