import type { ServiceChatType, SocialPlatform } from '../../contract/values/shop/site-kinds.ts';
import {
  type ArticlePath,
  isArticleEnabled,
  type NavigationEntry,
  titleOf,
} from '../navigation/navigation.ts';
import type { View } from '../view.ts';

/** The most chat accounts of support that the footer shows. */
const MAX_SUPPORT_ACCOUNTS = 3;
/** The first year of the copyright notice. */
const FIRST_YEAR = 2023;

const GUIDES: readonly ArticlePath[] = [
  '/how-to-use',
  '/sourcing-service',
  '/payment-guide',
  '/transportation-charge',
];

export type FooterGroups = {
  guide: NavigationEntry[];
  /** The about page. Undefined unless the tenant has both an about page and terms. */
  about: NavigationEntry | undefined;
  support: {
    phone: string;
    email: string;
    accounts: { type: ServiceChatType; accountId: string }[];
  };
  links: { title: string; link: string }[];
  social: { platform: SocialPlatform; link: string }[];
};

/** The groups of a tenant's footer (docs/specification.md section 2). */
export function footerGroups(view: View): FooterGroups {
  const { tenant } = view;
  const entry = (path: ArticlePath) => ({ path, label: titleOf(path, view) });
  const hasAbout = tenant.hasUserAgreement && isArticleEnabled(tenant, '/about');
  return {
    guide: GUIDES.filter((path) => isArticleEnabled(tenant, path)).map(entry),
    about: hasAbout ? entry('/about') : undefined,
    support: {
      phone: tenant.servicePhone,
      email: tenant.serviceEmail,
      accounts: tenant.serviceSocialAccounts.slice(0, MAX_SUPPORT_ACCOUNTS),
    },
    links: tenant.footerLinks,
    social: tenant.socialMediaPlatforms.filter(({ link }) => link.trim() !== ''),
  };
}

/** `2023–2026`: from the first year to this one. */
export function copyrightYears(now: number): string {
  const year = new Date(now).getUTCFullYear();
  return year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : String(FIRST_YEAR);
}
