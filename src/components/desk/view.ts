import type { StaffMe } from '../../contract/ops/people/own-account.ts';
import type { Right } from '../../contract/values/people/rights.ts';
import type { Locale } from '../../contract/values/shop/locales.ts';
import type { Zone } from '../../i18n/time-zone.ts';
import type { DeskTranslate } from '../../i18n/translator.ts';
import type { Flash } from '../../site/flash.ts';

/** A tenant as the signed-in person sees it. */
export type DeskTenant = StaffMe['tenants'][number];

/** The facts about the request that the desk's components need. */
export type DeskView = {
  readonly locale: Locale;
  readonly t: DeskTranslate;
  readonly me: StaffMe;
  readonly flash: Flash | undefined;
  /** Path and query of the page. */
  readonly pagePath: string;
};

/** The list from which an object was opened, and the pages of the objects before and after it there. */
export type Neighbours = {
  readonly list: string;
  readonly previous: string | undefined;
  readonly next: string | undefined;
};

/** The facts about a request for a page of one tenant. */
export type DeskTenantView = DeskView & {
  readonly tenant: DeskTenant;
  /** The tenant's time zone, in which days begin and times are shown. */
  readonly zone: Zone;
  readonly may: (right: Right) => boolean;
  /** Only on the page of an object that was opened from a list. */
  readonly neighbours?: Neighbours | undefined;
};
