import type { Banner } from '../../contract/content.ts';
import { Link } from '../ui/link.tsx';
import { Scroller } from '../ui/scroller.tsx';
import type { View } from '../view.ts';
import * as css from './parts.css';

/** What the tenant wants to be seen first. */
export function Banners({ view, banners }: { view: View; banners: readonly Banner[] }) {
  const { t } = view;
  if (banners.length === 0) return null;
  return (
    <Scroller
      label={t('home.banners')}
      previousLabel={t('shelf.previous')}
      nextLabel={t('shelf.next')}
      item="full"
    >
      {banners.map(({ id, image, title, text, link }) => (
        <Link key={id} href={link} className={css.banner}>
          <img src={image} alt="" className={css.bannerPicture} width={1440} height={400} />
          <span className={css.bannerWords}>
            <span className={css.bannerTitle}>{title}</span>
            <span className={css.bannerText}>{text}</span>
          </span>
        </Link>
      ))}
    </Scroller>
  );
}
