import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { CameraIcon } from '../ui/icon.tsx';
import type { View } from '../view.ts';
import { uploadedPicturePath } from './picture-path.ts';
import * as css from './picture-query.css';
import { PICTURE_SEARCH_PATH, panelOpenerProps } from './picture-search-path.ts';

type PictureQueryProps = {
  readonly view: Pick<View, 't'>;
  /** URL of the picture, as in the page's query. */
  readonly imageUrl: string;
  /** Path of the page for choosing another picture without scripts. */
  readonly href?: string;
};

/**
 * Heading of the results: the picture, what "similar" means, and buttons to search by another picture or another part
 * of this one.
 */
export function PictureQuery({ view: { t }, imageUrl, href }: PictureQueryProps) {
  const path = uploadedPicturePath(imageUrl);
  return (
    <header className={css.query}>
      <span className={css.box}>
        <CameraIcon size={24} />
        {path && (
          <img
            className={css.picture}
            src={path}
            alt={t('imageSearch.searched')}
            width={96}
            height={96}
          />
        )}
      </span>
      <div className={css.text}>
        <h1 className={css.title}>{t('imageSearch.similar')}</h1>
        <p className={css.note}>{t('imageSearch.note')}</p>
      </div>
      <div className={css.buttons}>
        <AnotherPicture t={t} href={href} />
        {path && (
          <ButtonLink
            {...panelOpenerProps}
            data-searched-picture={imageUrl}
            href={href ?? PICTURE_SEARCH_PATH}
            className={css.cropAgain}
          >
            {t('imageSearch.crop.again')}
          </ButtonLink>
        )}
      </div>
    </header>
  );
}

/** Advice if no product looks like the picture. */
export function NothingSimilar({ view: { t }, href }: Omit<PictureQueryProps, 'imageUrl'>) {
  return (
    <EmptyState
      icon={<CameraIcon size={24} />}
      title={t('imageSearch.none.title')}
      text={t('imageSearch.none.text')}
      action={<AnotherPicture t={t} href={href} primary />}
    />
  );
}

function AnotherPicture(props: { t: View['t']; href: string | undefined; primary?: boolean }) {
  return (
    <ButtonLink
      {...panelOpenerProps}
      href={props.href ?? PICTURE_SEARCH_PATH}
      variant={props.primary ? 'primary' : 'secondary'}
    >
      {props.t('imageSearch.again')}
    </ButtonLink>
  );
}
