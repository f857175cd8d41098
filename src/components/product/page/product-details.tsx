import type { Product } from '../../../contract/values/goods/product.ts';
import { cx } from '../../ui/cx.ts';
import { prose } from '../../ui/prose.css';
import { Section } from '../../ui/section.tsx';
import type { View } from '../../view.ts';
import * as css from './product.css';

/** HTML that the product source sanitised. */
function Html({ html }: { html: string }) {
  const className = cx(prose, css.description);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored
  return <div dir="auto" className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The attributes in a table, and the seller's description with its pictures. */
export function ProductDetails({ view, product }: { view: View; product: Product }) {
  const { t } = view;
  const { descriptionHtml, attributes } = product;
  return (
    <>
      {attributes.length > 0 && (
        <Section title={t('product.attributes')}>
          <dl className={css.attributes}>
            {attributes.map(({ nameTrans, valueTrans }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: none ever moves, and a name would be sent once more
              <div key={index} className={css.attribute}>
                <dt className={css.attributeName}>{nameTrans}</dt>
                <dd className={css.attributeValue}>{valueTrans}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      <Section title={t('product.description')}>
        <Html html={descriptionHtml} />
      </Section>
    </>
  );
}
