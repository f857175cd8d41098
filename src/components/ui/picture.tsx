import type { CSSProperties } from 'react';
import { pictureSrcSet, pictureUrl } from '../../contract/values/goods/pictures.ts';
import { cx } from './cx.ts';
import * as css from './picture.css';

export type PictureProps = {
  readonly path: string;
  /** Empty if the text beside the picture says the same. */
  readonly alt: string;
  /** The `sizes` attribute: "(min-width: 768px) 240px, 50vw". */
  readonly sizes: string;
  /** Whether the picture is above the fold, so that it is loaded at once and first. */
  readonly eager?: boolean;
  readonly corner?: keyof typeof css.corner;
  /** Name of the picture's view transition between pages. */
  readonly transition?: string;
  readonly className?: string;
};

type SmallPictureProps = Pick<PictureProps, 'path' | 'alt' | 'corner' | 'className'>;

/** A picture of at most 80 px, in a reserved box: the smallest file is enough on every screen. */
export function SmallPicture({ path, alt, corner = 'none', className }: SmallPictureProps) {
  return (
    <span className={cx(css.box, css.corner[corner], className)}>
      <img
        className={css.image}
        src={pictureUrl(path, 240)}
        alt={alt}
        width={240}
        height={240}
        decoding="async"
        loading="lazy"
      />
    </span>
  );
}

/** A square picture of goods in a reserved box. */
export function Picture(props: PictureProps) {
  const { path, alt, sizes, eager, corner = 'none', transition, className } = props;
  const srcSet = pictureSrcSet(path);
  const style: CSSProperties | undefined = transition
    ? { viewTransitionName: transition }
    : undefined;
  return (
    <span className={cx(css.box, css.corner[corner], className)}>
      <img
        className={css.image}
        src={pictureUrl(path, 480)}
        {...(srcSet && { srcSet, sizes })}
        alt={alt}
        width={480}
        height={480}
        decoding="async"
        {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        {...(style && { style })}
      />
    </span>
  );
}
