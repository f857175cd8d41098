import type { Banner } from '../../contract/calls/content.ts';
import type { Tenant } from '../../contract/calls/site.ts';
import { pictureSources } from '../../contract/values/shop/shop-pictures.ts';
import { Link } from '../../framework/link.tsx';
import { matchRoute } from '../../site/match-route.ts';
import type { RouteOptions } from '../../site/route-options.ts';
import { Scroller } from '../ui/scroller.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { View } from '../view.ts';
import * as css from './banners.css';

/** Whether a link leads to an article that the tenant does not have. */
function isMissing(tenant: Tenant, link: string): boolean {
  const options: RouteOptions | undefined = matchRoute(link)?.options;
  return options?.article !== undefined && !tenant.enabledArticleTypes.includes(options.article);
}

/** The tenant's banners. One whose article the tenant does not have is shown without a link. */
export function Banners({ view, banners }: { view: View; banners: readonly Banner[] }) {
  const { t, tenant } = view;
  if (banners.length === 0) return null;
  return (
    <Scroller
      label={t('home.banners')}
      previousLabel={t('shelf.previous')}
      nextLabel={t('shelf.next')}
      item="full"
    >
      {banners.map(({ id, image, title, text, link }) => {
        const content = (
          <>
            <BannerPicture image={image} />
            <span className={css.bannerWords}>
              <span className={css.bannerTitle}>{title}</span>
              <span className={css.bannerText}>{text}</span>
            </span>
          </>
        );
        return isMissing(tenant, link) ? (
          <div key={id} className={css.banner}>
            {content}
          </div>
        ) : (
          <Link key={id} href={link} className={css.banner}>
            {content}
          </Link>
        );
      })}
    </Scroller>
  );
}

/** An uploaded picture is sent in the smallest of its sizes and formats that fits. */
function BannerPicture({ image }: { image: string }) {
  const sources = pictureSources(image);
  const picture = (
    <img
      src={image}
      {...(sources && { srcSet: sources.webp, sizes: '100vw' })}
      alt=""
      className={css.bannerPicture}
      width={1440}
      height={400}
      loading="lazy"
    />
  );
  if (!sources) return picture;
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes="100vw" />
      {picture}
    </picture>
  );
}

/** A skeleton with the height of the banners. */
export function BannersSkeleton() {
  return (
    <div aria-busy className={css.banner}>
      <Skeleton shape="picture" className={css.bannerPicture} />
    </div>
  );
}
