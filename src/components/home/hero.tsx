import type { ReactNode } from 'react';
import { MY_STRIP } from '../../site/my-strip.ts';
import type { View } from '../view.ts';
import * as css from './hero.css';

type HeroProps = {
  view: View;
  /** Name of the tenant's home country. */
  country: string;
  search: ReactNode;
};

/**
 * What the shop does, and the search field. Below it is how the shop works; a shopper for whom something waits sees
 * instead what that is.
 */
export function Hero({ view, country, search }: HeroProps) {
  const { t } = view;
  return (
    <div className={css.hero}>
      <div className={css.head}>
        <h1 className={css.title}>{t('home.title')}</h1>
        <div className={css.promisePlace}>
          <p className={css.promise}>{t('home.promise', { country })}</p>
          <div id={MY_STRIP} className={css.strip} />
        </div>
      </div>
      <div className={css.search}>{search}</div>
    </div>
  );
}
