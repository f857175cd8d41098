import type { Favourite } from '../../contract/calls/favourites.ts';
import type { Output } from '../../contract/endpoints.ts';
import { Link } from '../../framework/link.tsx';
import { formatCny } from '../../i18n/format.ts';
import { CallForm } from '../form/call-form.tsx';
import { Pages } from '../list/pages.tsx';
import { cardData } from '../product/cards/card-data.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { CloseIcon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { isolated } from '../ui/isolated.tsx';
import { SmallPicture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';
import { HeartIcon } from '../ui/product-icons.tsx';
import type { View } from '../view.ts';
import * as css from './favourites.css';

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
      <p className={css.alerts}>
        {t('favourites.alerts')}{' '}
        <Link href="/my/account#notices">{t('favourites.alertsLink')}</Link>
      </p>
      <Card>
        <ul>
          {list.records.map((favourite) => {
            const { href, title, image, price, converted, note } = cardOf(view, favourite);
            return (
              <li key={favourite.id} className={css.item}>
                <SmallPicture path={image} alt="" corner="sm" className={css.picture} />
                <div className={css.texts}>
                  <Link href={href} className={css.title} dir="auto">
                    {title}
                  </Link>
                  <Price main={price} secondary={converted} />
                  <p className={css.note}>{isolated(note)}</p>
                </div>
                <CallForm call="removeFavourite" params={{ id: favourite.id }} flash="removed">
                  <IconButton
                    type="submit"
                    label={t('favourites.remove', { name: title })}
                    icon={<CloseIcon />}
                  />
                </CallForm>
              </li>
            );
          })}
        </ul>
      </Card>
      <Pages t={t} page={list} href={hrefOf} />
    </>
  );
}

/** The contents of a card, with the former price if the price has changed. */
function cardOf(view: View, { product, priceThen }: Favourite) {
  const card = cardData(view, product);
  if (priceThen === product.price) return card;
  const price = formatCny(view.locale, priceThen);
  return { ...card, note: view.t('favourites.priceThen', { price }) };
}
