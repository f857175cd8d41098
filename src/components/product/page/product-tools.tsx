'use client';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useRouter } from 'waku';
import { loadScript } from '../../../framework/browser/load-script.ts';
import { productHref } from '../../../site/product-href.ts';
import { scriptOnly } from '../../../theme/global.css';
import { isSignedIn } from '../../session/login-flag.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { HeartIcon, ShareIcon } from '../../ui/product-icons.tsx';
import * as css from './product.css';
import { ZoomButton } from './zoom-button.tsx';

const acts = () => loadScript(() => import('./product-acts.ts'));

type ProductToolsProps = {
  link: string;
  /** Paths of the pictures. */
  pictures: readonly string[];
  zoomLabel: string;
  shareLabel: string;
  /** The label of the button for favourites; undefined if the backend has no favourites. */
  favouriteLabel: string | undefined;
};

/**
 * Buttons to enlarge the picture, to keep the product as a favourite, and to share it. Their code is loaded
 * when it is needed.
 */
export function ProductTools(props: ProductToolsProps) {
  const { link, pictures, zoomLabel, shareLabel, favouriteLabel } = props;
  return (
    <>
      <ZoomButton pictures={pictures} label={zoomLabel} />
      {favouriteLabel && <FavouriteButton link={link} label={favouriteLabel} />}
      <IconButton
        label={shareLabel}
        icon={<ShareIcon />}
        variant="secondary"
        className={scriptOnly}
        onClick={() =>
          void acts().then(
            ({ shareProduct }) => shareProduct(productHref(link)),
            () => {},
          )
        }
      />
    </>
  );
}

/**
 * The button for favourites. It is pressed if the product is a favourite. Without a script or a session it is a form,
 * which leads to the sign-in page first.
 */
function FavouriteButton({ link, label }: { link: string; label: string }) {
  const { push } = useRouter();
  const [id, setId] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!isSignedIn()) return;
    acts()
      .then(({ findFavourite }) => findFavourite(link))
      .then(setId, () => undefined);
  }, [link]);
  const toggle = async (event: SubmitEvent<HTMLFormElement>) => {
    if (!isSignedIn()) return;
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      const { toggleFavourite } = await acts();
      setId(await toggleFavourite(link, id, () => void push('/my/favourites')));
    } catch {
      // Without a connection the button stays as it is.
    }
    setBusy(false);
  };
  return (
    <form method="post" action="/api/front/favourites" onSubmit={toggle}>
      <input type="hidden" name="productUrl" value={link} />
      <input type="hidden" name="_flash" value="flash.saved" />
      <IconButton
        type="submit"
        label={label}
        icon={<HeartIcon />}
        variant="secondary"
        className={css.favourite}
        aria-pressed={id !== undefined}
        aria-busy={busy || undefined}
      />
    </form>
  );
}
