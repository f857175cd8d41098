import { categoryChoices } from '../../../../../components/desk/goods/goods-choices.ts';
import { OwnActs, OwnStock, OwnTools } from '../../../../../components/desk/own/own-acts.tsx';
import { OwnForm } from '../../../../../components/desk/own/own-form.tsx';
import { ownPath } from '../../../../../components/desk/own/own-paths.ts';
import { OwnPictures } from '../../../../../components/desk/own/own-pictures.tsx';
import { DeskHead } from '../../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../../components/desk/shell/no-right.tsx';
import { PreviewForm } from '../../../../../components/desk/shop/preview-form.tsx';
import { Badge } from '../../../../../components/ui/badge.tsx';
import { deskTenantRequest, markForbidden } from '../../../../../server/request/desk.ts';
import { read } from '../../../../../server/request/read.ts';

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
      <a className="desk-walk" href={`${ownPath(view)}?state=${product.state}`}>
        ← {t('desk.own.title')}
      </a>
      <div className="desk-head">
        <h1 dir="auto">{title}</h1>
        <Badge>{t(`desk.own.is.${product.state}`)}</Badge>
        {product.state !== 'ARCHIVED' && <PreviewForm view={view} page={shopPage} />}
      </div>
      <OwnActs view={view} product={product} />
      <OwnPictures view={view} product={product} />
      {mayChange && (
        <OwnForm view={view} product={product} categories={categoryChoices(categories)} />
      )}
      <OwnTools view={view} product={product} />
      <OwnStock view={view} product={product} />
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
