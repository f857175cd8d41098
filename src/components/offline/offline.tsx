import { ButtonLink } from '../ui/button.tsx';
import type { View } from '../view.ts';
import * as css from './offline.css';

/**
 * Shown instead of any page if there is no connection. It is served at that page's URL, so a plain link
 * to the same URL tries again.
 */
export function Offline({ view: { tenant, t } }: { readonly view: View }) {
  return (
    <div className={css.page}>
      <p className={css.brand}>
        <img src={tenant.logoImage} alt="" width={32} height={32} className={css.logo} />
        {tenant.name}
      </p>
      <h1 className={css.title}>{t('errorPage.offline.title')}</h1>
      <p className={css.text}>{t('errorPage.offline.text')}</p>
      <ButtonLink variant="primary" size="lg" href="">
        {t('errorPage.retry')}
      </ButtonLink>
    </div>
  );
}
