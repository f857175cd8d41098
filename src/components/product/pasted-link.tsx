import type { ReactNode } from 'react';
import type { ProductLinkResult } from '../../contract/calls/catalogue.ts';
import { parseProductLink } from '../../contract/links/product-link.ts';
import { translateKey } from '../../i18n/translator.ts';
import { sourcingPath } from '../search/ways-on.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { DescriptionList } from '../ui/description-list.tsx';
import { ExternalIcon } from '../ui/icon.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { View } from '../view.ts';
import * as css from './pasted-link.css';
import { PASTED_LINK_ID } from './pasted-link-id.ts';

type PastedLinkProps = {
  view: View;
  pasted: Pick<ProductLinkResult, 'platform' | 'productUrl' | 'agent'>;
  /** Initial value of the field: the pasted text, or the link in it. */
  text: string;
  /** Further actions. */
  children?: ReactNode;
};

/** A link whose product can't be shown: its facts, a field to correct it, and further actions. */
export function PastedLink({ view, pasted, text, children }: PastedLinkProps) {
  const { t, tenant } = view;
  const { platform, productUrl, agent } = pasted;
  const name = platform && translateKey(t, `platform.${platform}`);
  const product = productUrl ? parseProductLink(productUrl) : undefined;
  const facts = [
    ...(name ? [{ term: t('pastedLink.marketplace'), value: name }] : []),
    ...(product?.kind === 'PRODUCT'
      ? [{ term: t('pastedLink.id'), value: <bdi>{product.id}</bdi> }]
      : []),
    ...(agent ? [{ term: t('pastedLink.agent'), value: <bdi>{agent}</bdi> }] : []),
  ];
  const canRequestSourcing = tenant.enabledArticleTypes.includes('SOURCING_SERVICE');
  return (
    <>
      <Card title={t('pastedLink.title')}>
        {/* A plain form that sends the link to the search page, which opens or explains it. */}
        <form action="/product-search" className={css.edit}>
          {facts.length > 0 && <DescriptionList items={facts} />}
          <TextInput
            id={PASTED_LINK_ID}
            name="keyword"
            dir="auto"
            label={t('pastedLink.edit')}
            defaultValue={text}
            maxLength={2000}
            autoComplete="off"
            required
          />
          <Button type="submit" variant="primary" className={css.submit}>
            {t('pastedLink.open')}
          </Button>
        </form>
      </Card>
      <div className={css.actions}>
        {canRequestSourcing && (
          <ButtonLink href={sourcingPath({ link: text })}>{t('results.askSourcing')}</ButtonLink>
        )}
        {productUrl && platform !== 'SelfOwned' && name && (
          <ButtonLink
            href={productUrl}
            target="_blank"
            rel="noopener noreferrer"
            icon={<ExternalIcon size={16} />}
          >
            {t('pastedLink.openThere', { platform: name })}
          </ButtonLink>
        )}
        {children}
      </div>
    </>
  );
}
