import { bcp47 } from '../../i18n/locale.ts';
import type { Crumb } from '../ui/breadcrumbs.tsx';
import { absoluteUrl, canonicalPagePath, fileUrl, type HeadPage } from './page-url.ts';

/** A `Thing` of schema.org, as JSON-LD. */
export type Thing = { readonly '@type': string } & { readonly [property: string]: unknown };

const homeOf = (page: HeadPage) => absoluteUrl(page, '/');

/** The organisation behind the site. */
export function organization(page: HeadPage): Thing {
  const { origin, tenant } = page;
  const icon = tenant.appIcons?.toSorted((a, b) => b.size - a.size)[0]?.image;
  const links = tenant.socialMediaPlatforms.map(({ link }) => link).filter(Boolean);
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: tenant.name,
    ...(tenant.registrationEntity.name && { legalName: tenant.registrationEntity.name }),
    description: tenant.description,
    url: homeOf(page),
    logo: fileUrl(origin, icon ?? tenant.logoImage),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: tenant.serviceEmail,
      ...(tenant.servicePhone && { telephone: tenant.servicePhone }),
      availableLanguage: tenant.supportedLanguages.map(bcp47),
    },
    ...(links.length > 0 && { sameAs: links }),
  };
}

/** The site. It names no search: search engines no longer show one. */
export function webSite(page: HeadPage): Thing {
  const { origin, tenant, locale } = page;
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: tenant.name,
    url: homeOf(page),
    inLanguage: bcp47(locale),
    publisher: { '@id': `${origin}/#organization` },
  };
}

/** A breadcrumb with its absolute URL. */
export type Step = { readonly name: string; readonly item: string };

export const stepsOf = (page: HeadPage, crumbs: readonly Crumb[]): Step[] =>
  crumbs.map(({ label, href }) => ({
    name: label,
    item: absoluteUrl(page, canonicalPagePath(href ?? page.pagePath)),
  }));

/** The breadcrumbs. */
export const breadcrumbList = (steps: readonly Step[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    ...step,
  })),
});

/** An article. */
export function webPage(
  page: HeadPage,
  about: { name: string; description: string; dateModified?: string },
): Thing {
  const { origin, locale, pagePath } = page;
  return {
    '@type': 'WebPage',
    ...about,
    url: absoluteUrl(page, canonicalPagePath(pagePath)),
    inLanguage: bcp47(locale),
    isPartOf: { '@type': 'WebSite', '@id': `${origin}/#website`, url: homeOf(page) },
    publisher: {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: page.tenant.name,
    },
  };
}

/** Questions with their answers, both as plain text. */
export function faqPage(
  page: HeadPage,
  questions: readonly { question: string; answer: string }[],
): Thing {
  return {
    '@type': 'FAQPage',
    url: absoluteUrl(page, canonicalPagePath(page.pagePath)),
    inLanguage: bcp47(page.locale),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
