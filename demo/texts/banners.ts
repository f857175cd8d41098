import type { LocalisedText } from '../../src/server/db/schema/shop/catalogue.ts';
import { siteText } from './site-text.ts';

/** Banners that tenants choose from. */
export type BannerName = 'welcome' | 'combine' | 'wholesale';
export type BannerText = { image: string; link: string; title: LocalisedText; text: LocalisedText };

const banner = (name: BannerName, image: string, link: string): BannerText => ({
  image,
  link,
  title: siteText(`banners.${name}.title`),
  text: siteText(`banners.${name}.text`),
});

export const BANNERS: Record<BannerName, BannerText> = {
  welcome: banner('welcome', '/brand/banner-harbour.svg', '/how-to-use'),
  combine: banner('combine', '/brand/banner-parcels.svg', '/transportation-charge'),
  wholesale: banner(
    'wholesale',
    '/brand/banner-market.svg',
    '/product-search?channel=Alibaba&sort=sold',
  ),
};
