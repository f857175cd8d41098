import type { Favourite } from '../../contract/calls/favourites.ts';
import type { Output } from '../../contract/endpoints.ts';
import { formatCny } from '../../i18n/format.ts';
import { CallForm } from '../form/call-form.tsx';
import { Pages } from '../list/pages.tsx';
import { cardData } from '../product/cards/card-data.ts';
import * as cards from '../product/cards/product-card.css';
import { ProductCard } from '../product/cards/product-card.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { CloseIcon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { HeartIcon } from '../ui/product-icons.tsx';
import type { View } from '../view.ts';
import * as css from './favourites.css';

const SIZES = '(min-width: 1024px) 220px, (min-width: 768px) 31vw, 48vw';

const hrefOf = (page: number) => (page > 1 ? `/my/favourites?pageNo=${page}` : '/my/favourites');

/** The products that the shopper keeps in mind, each with a button to remove it. */
export function FavouriteList({ view, list }: { view: View; list: Output<'listFavourites'> }) {
  const { t } = view;
  if (list.records.length === 0) {
    return (
      <EmptyState
        icon={<HeartIcon />}
        title={t('favourites.empty.title')}
        text={t('favourites.empty.text')}
        action={<ButtonLink href="/product-search">{t('product.gone.action')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <ul className={cards.grid}>
        {list.records.map((favourite) => (
          <li key={favourite.id} className={css.item}>
            <ProductCard card={cardOf(view, favourite)} sizes={SIZES} />
            <CallForm
              call="removeFavourite"
              params={{ id: favourite.id }}
              flash="removed"
              className={css.remove}
            >
              <IconButton
                type="submit"
                size="sm"
                variant="secondary"
                label={t('favourites.remove', { name: favourite.product.titleTrans })}
                icon={<CloseIcon size={16} />}
              />
            </CallForm>
          </li>
        ))}
      </ul>
      <Pages t={t} page={list} href={hrefOf} />
    </>
  );
}

/** A card that says the former price, if the price is another today. */
function cardOf(view: View, { product, priceThen }: Favourite) {
  const card = cardData(view, product);
  if (priceThen === product.price) return card;
  const price = formatCny(view.locale, priceThen);
  return { ...card, note: view.t('favourites.priceThen', { price }) };
}
