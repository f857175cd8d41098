import type { ProductLinkResult } from '../../../contract/calls/catalogue.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/layout.tsx';
import type { View } from '../../view.ts';
import * as css from '../pasted-link.css';
import { PastedLink } from '../pasted-link.tsx';

type ProductUnavailableProps = {
  view: View;
  pasted: ProductLinkResult;
  text: string;
  /**
   * The URL to try again, if the marketplace does not respond; undefined if the product does not exist.
   */
  retryHref?: string | undefined;
};

/** The page of a product that its marketplace no longer has, or whose marketplace does not respond. */
export function ProductUnavailable({ view, pasted, text, retryHref }: ProductUnavailableProps) {
  const { t } = view;
  const platform = pasted.platform ? translateKey(t, `platform.${pasted.platform}`) : '';
  return (
    <Container size="sm" className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>
          {retryHref ? t('product.unavailable.title', { platform }) : t('product.gone.title')}
        </h1>
        <p className={css.reason}>
          {retryHref ? t('product.unavailable.text') : t('product.gone.text')}
        </p>
      </header>
      {retryHref && (
        <div className={css.actions}>
          <ButtonLink href={retryHref} variant="primary">
            {t('product.unavailable.action')}
          </ButtonLink>
        </div>
      )}
      <PastedLink view={view} pasted={pasted} text={text}>
        <ButtonLink href="/product-search">{t('product.gone.action')}</ButtonLink>
      </PastedLink>
    </Container>
  );
}
