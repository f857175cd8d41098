import type { ProductLinkResult } from '../../../contract/catalogue.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { formatList } from '../../../i18n/words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { View } from '../../view.ts';
import * as css from './results.css';

type WrongLinkProps = {
  view: View;
  kind: Exclude<ProductLinkResult['kind'], 'PRODUCT' | 'KEYWORD'>;
  /** What was pasted. */
  text?: string | undefined;
};

/** A link that leads to no product we can open: which kind of link it is, and what to do. */
export function WrongLink({ view, kind, text }: WrongLinkProps) {
  const { t, locale, tenant } = view;
  const names = tenant.tenantPreference.productPlatforms
    .filter((platform) => platform !== 'SelfOwned')
    .map((platform) => translateKey(t, `platform.${platform}`));
  const marketplaces = formatList(locale, names);
  return (
    <Container size="sm">
      <div className={css.wrong}>
        <h1 className={css.title}>{t('wrongLink.title')}</h1>
        <Notice tone="warning">{translateKey(t, `wrongLink.${kind}`)}</Notice>
        {text && (
          <p className={css.pasted} dir="auto">
            {text}
          </p>
        )}
        <ul className={css.advice}>
          <li>{t('wrongLink.advice.open')}</li>
          <li>{t('wrongLink.advice.copy')}</li>
          <li>{t('wrongLink.advice.marketplaces', { marketplaces })}</li>
        </ul>
        <div className={css.chips}>
          <ButtonLink href="/" variant="primary">
            {t('wrongLink.again')}
          </ButtonLink>
          {tenant.enabledArticleTypes.includes('SOURCING_SERVICE') && (
            <ButtonLink href="/sourcing-service">{t('results.askSourcing')}</ButtonLink>
          )}
        </div>
      </div>
    </Container>
  );
}
