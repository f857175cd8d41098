import { categoryChoices } from '../../../../../components/desk/goods/goods-choices.ts';
import {
  OwnProductActs,
  OwnProductAdditions,
  OwnProductStock,
} from '../../../../../components/desk/own/own-acts.tsx';
import { OwnProductForm } from '../../../../../components/desk/own/own-form.tsx';
import { ownProductsPath } from '../../../../../components/desk/own/own-paths.ts';
import { OwnProductPictures } from '../../../../../components/desk/own/own-pictures.tsx';
import { DeskHead } from '../../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../../components/desk/shell/no-right.tsx';
import { PreviewForm } from '../../../../../components/desk/shop/preview-form.tsx';
import { Badge } from '../../../../../components/ui/badge.tsx';
import { deskTenantRequest, markForbidden } from '../../../../../server/request/desk.ts';
import { read } from '../../../../../server/request/read.ts';

/** A product that the shop itself sells: its fields, pictures and stock. */
export default async function DeskOwnProductPage({ product: id }: { product: string }) {
  const view = deskTenantRequest();
  const { t } = view;
  if (!view.may('shop.see')) {
    markForbidden();
    return <NoRight view={view} right="shop.see" />;
  }
  const [product, categories, pictures] = await Promise.all([
    read('getOwnProduct', { params: { id } }),
    read('listCategories'),
    read('listShopPictures'),
  ]);
  const title = product.title || product.code || t('desk.own.product');
  const mayChange = view.may('shop.act') && product.actions.includes('change');
  const shopPage = `/product?url=${encodeURIComponent(product.productUrl)}`;
  return (
    <>
      <DeskHead t={t} title={title} />
      <a className="desk-nav-link" href={`${ownProductsPath(view)}?state=${product.state}`}>
        ← {t('desk.own.title')}
      </a>
      <div className="desk-head">
        <h1 dir="auto">{title}</h1>
        <Badge>{t(`desk.own.is.${product.state}`)}</Badge>
        {product.state !== 'ARCHIVED' && <PreviewForm view={view} page={shopPage} />}
      </div>
      <OwnProductActs view={view} product={product} />
      <OwnProductPictures view={view} product={product} />
      {mayChange && (
        <OwnProductForm view={view} product={product} categories={categoryChoices(categories)} />
      )}
      <OwnProductAdditions view={view} product={product} />
      <OwnProductStock view={view} product={product} />
      {/* Suggestions for the fields of OwnProductForm that hold the path of a picture (PartField). */}
      <datalist id="shop-pictures">
        {pictures.map(({ path, name }) => (
          <option key={path} value={path}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
