import { DoorSkeleton } from '../components/door/door.tsx';
import { doorFormat } from '../components/door/door-format.ts';
import { piecesOf } from '../components/door/live-door.ts';
import { showDoor } from '../components/door/show-door.ts';
import { offeredProduct } from '../components/head/offered-product-of.ts';
import { BreadcrumbList, ProductData } from '../components/head/page-data.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { goodsPicture } from '../components/head/share-picture.ts';
import { stepsOf } from '../components/head/structured-data.ts';
import { trailOf } from '../components/navigation/trail.ts';
import { ChosenPictureProvider } from '../components/product/choice/chosen-picture.tsx';
import { GoodsNotice, isOrderable } from '../components/product/page/goods-notice.tsx';
import * as css from '../components/product/page/product.css';
import { ProductDetails } from '../components/product/page/product-details.tsx';
import { ProductFacts } from '../components/product/page/product-facts.tsx';
import { ProductGallery } from '../components/product/page/product-gallery.tsx';
import { ProductHead } from '../components/product/page/product-head.tsx';
import { productTrail } from '../components/product/page/product-trail.ts';
import { ProductUnavailable } from '../components/product/page/product-unavailable.tsx';
import { Purchase } from '../components/product/page/purchase.tsx';
import { ReturnTerms } from '../components/product/page/return-terms.tsx';
import { SellerCard } from '../components/product/page/seller-card.tsx';
import { WrongLink, wrongLinkTitle } from '../components/product/results/wrong-link.tsx';
import { OtherProducts } from '../components/product/shelves/other-products.tsx';
import { ProductSkeleton } from '../components/product/skeletons.tsx';
import { ContentHeader } from '../components/shell/content-header.tsx';
import { Container } from '../components/ui/layout.tsx';
import type { View } from '../components/view.ts';
import { AddToHistory } from '../components/watch-history/add-to-history.tsx';
import { WatchHistoryShelf } from '../components/watch-history/watch-history-shelf.tsx';
import { watchedProduct } from '../components/watch-history/watched-product.ts';
import type { Category, ProductLinkResult } from '../contract/calls/catalogue.ts';
import { ApiError } from '../contract/errors.ts';
import { leastItems } from '../contract/values/goods/least-items.ts';
import type { Product } from '../contract/values/goods/product.ts';
import { redirect } from '../framework/server/redirect.ts';
import { placeholder } from '../i18n/fill.ts';
import { translateKey } from '../i18n/translator.ts';
import { currentRequest, markNotFound, markUnavailable } from '../server/request/context.ts';
import { failPage, readExtra } from '../server/request/read.ts';
import { productHref } from '../site/product-href.ts';
import { readCategoriesIfAny } from './_components/categories.ts';
import { Deferred } from './_components/deferred.tsx';
import { resolveLink } from './_components/resolve-link.ts';

/** The most characters of the link that are read. */
const MAX_LINK_LENGTH = 2000;

export default async function ProductPage({ query }: { query: string }) {
  const link = new URLSearchParams(query).get('url')?.slice(0, MAX_LINK_LENGTH) ?? '';
  const page = currentRequest();
  const skeleton = (
    <>
      <ContentHeader view={page} crumbs={trailOf(page.pagePath, page)} />
      <ProductSkeleton />
    </>
  );
  return <Deferred skeleton={skeleton}>{() => productContent(link)}</Deferred>;
}

async function productContent(link: string) {
  const { tenant, locale, t } = currentRequest();
  const view = { tenant, locale, t };
  const [found, categories] = await Promise.all([findProduct(link), readCategoriesIfAny()]);
  if (typeof found === 'string') return explainMissing(view, link, found);
  return <ProductContent view={view} product={found} categories={categories} />;
}

/** Why a link opens no product. */
const REASONS = ['WRONG_LINK', 'PRODUCT_NOT_FOUND', 'SOURCE_UNAVAILABLE'] as const;
type Reason = (typeof REASONS)[number];

async function findProduct(link: string): Promise<Product | Reason> {
  if (!link) return 'WRONG_LINK';
  try {
    const product = await currentRequest().api('getProduct', { query: { productUrl: link } });
    return product.link ? product : { ...product, link };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'VALIDATION_FAILED') return 'WRONG_LINK';
    const reason = REASONS.find((code) => code === error.code);
    if (!reason && error.status === 404) return 'PRODUCT_NOT_FOUND';
    return reason ?? failPage(error, 'getProduct');
  }
}

/** Shows the link, why it opens no product, and what the shopper can do. */
async function explainMissing(view: View, link: string, reason: Reason) {
  const { t } = view;
  const pasted: ProductLinkResult = link ? await resolveLink(link) : { kind: 'INVALID' };
  // A short link, or a link within another one, redirects to the page of its product.
  if (reason === 'WRONG_LINK' && pasted.link) redirect(productHref(pasted.link));
  const isWrong = reason === 'WRONG_LINK' || pasted.kind === 'UNSUPPORTED_HOST';
  const isUnavailable = reason === 'SOURCE_UNAVAILABLE';
  if (isUnavailable) markUnavailable();
  else markNotFound();
  const platform = pasted.platform ? translateKey(t, `platform.${pasted.platform}`) : '';
  const missingTitle = isUnavailable
    ? t('product.unavailable.title', { platform })
    : t('product.gone.title');
  // Empty if `link` is neither a link nor an encrypted one.
  const text = pasted.productUrl ?? (pasted.kind === 'KEYWORD' ? '' : link);
  const page = currentRequest();
  return (
    <>
      <ContentHeader view={view} crumbs={trailOf(page.pagePath, view)} />
      <PageHead
        page={page}
        title={isWrong ? wrongLinkTitle(view, pasted) : missingTitle}
        unlisted
      />
      {isWrong ? (
        <WrongLink view={view} pasted={pasted} text={text} />
      ) : (
        <ProductUnavailable
          view={view}
          pasted={pasted}
          text={text}
          retryHref={isUnavailable ? productHref(link) : undefined}
        />
      )}
    </>
  );
}

type ProductContentProps = { view: View; product: Product; categories: readonly Category[] };

async function ProductContent({ view, product, categories }: ProductContentProps) {
  // Imported dynamically, so that it is in the same script as the choice of variants.
  const { ProductTools } = await import('../components/product/page/product-tools.tsx');
  const page = currentRequest();
  const { flash } = page;
  const { t, locale } = view;
  const { titleTrans, link, images, skus, status } = product;
  const variantPictures = skus.flatMap(({ attributes }) =>
    attributes.flatMap(({ image }) => image ?? []),
  );
  const pictures = [...new Set([...images, ...variantPictures])];
  const head = <ProductHead view={view} product={product} />;
  const notice = <GoodsNotice view={view} product={product} />;
  const crumbs = productTrail(view, page.pagePath, product, categories);
  const content = (
    <Container className={css.page}>
      <PageHead
        page={page}
        title={titleTrans}
        description={t('product.metaDescription', { title: titleTrans })}
        type="product"
        path={productHref(link)}
        picture={images[0] ? goodsPicture(page, images[0], titleTrans) : undefined}
        unlisted={status !== 'ON_SALE'}
      />
      <ProductData product={offeredProduct(page, product, productHref(link))} />
      <ChosenPictureProvider>
        <div className={css.top}>
          <div className={css.side}>
            <ProductGallery
              pictures={pictures}
              {...(product.imageAlts && { alts: product.imageAlts })}
              pictureLabel={t('product.picture', {
                number: placeholder('number'),
                title: placeholder('title'),
              })}
              label={titleTrans}
            >
              <ProductTools
                link={link}
                pictures={pictures}
                zoomLabel={t('product.zoom')}
                shareLabel={t('product.share')}
                favouriteLabel={view.tenant.favourites ? t('nav.favourites') : undefined}
              />
            </ProductGallery>
          </div>
          <div className={css.main}>
            {isOrderable(product) ? (
              <Purchase
                view={view}
                product={product}
                flash={flash}
                pagePath={productHref(link)}
                head={head}
                notice={notice}
                door={
                  <Deferred skeleton={<DoorSkeleton />} failed={null}>
                    {() => doorAtHome(view, product)}
                  </Deferred>
                }
              />
            ) : (
              <>
                {head}
                {notice}
              </>
            )}
            <div className={css.terms}>
              <ProductFacts view={view} product={product} />
              <ReturnTerms view={view} />
            </div>
          </div>
          <div className={css.about}>
            <SellerCard view={view} product={product} />
            <ProductDetails view={view} product={product} />
          </div>
        </div>
      </ChosenPictureProvider>
      <OtherProducts view={view} product={product} />
      <WatchHistoryShelf view={view} except={product.productId} />
      {product.priceRange.length > 0 && <AddToHistory product={watchedProduct(product, locale)} />}
    </Container>
  );
  return (
    <>
      <ContentHeader view={view} crumbs={crumbs} />
      {content}
      <BreadcrumbList steps={stepsOf(page, crumbs)} />
    </>
  );
}

/**
 * The cost at the door of the least quantity of the cheapest variant; null if nothing can be ordered or the cost is
 * not known.
 */
async function doorAtHome(view: View, product: Product) {
  const items = leastItems(product);
  if (items.length === 0) return null;
  const { link } = product;
  const answer = await readExtra('estimateProduct', { body: { productUrl: link, items } });
  if (!answer?.door) return null;
  const format = { locale: view.locale, homeCountry: view.tenant.homeCountry };
  const shown = {
    ...showDoor(answer.door, doorFormat(view), { isBrief: true }),
    pieces: piecesOf(items),
  };
  // Imported dynamically, so that it is in the same script as the choice of variants.
  const { ProductDoor } = await import('../components/door/product-door.tsx');
  return <ProductDoor {...{ items, shown, format }} />;
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
