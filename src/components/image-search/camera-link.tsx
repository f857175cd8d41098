import { cx } from '../ui/cx.ts';
import { CameraIcon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import * as css from './camera-link.css';
import { opensPanel, PICTURE_SEARCH_PATH } from './picture-search-path.ts';

type CameraLinkProps = {
  readonly label: string;
  readonly className?: string | false | undefined;
};

/** The camera in the search field: a link to the page, which the script turns into the panel. */
export function CameraLink({ label, className }: CameraLinkProps) {
  return (
    <Link
      {...opensPanel}
      href={PICTURE_SEARCH_PATH}
      className={cx(css.camera, className)}
      title={label}
      aria-label={label}
    >
      <CameraIcon />
    </Link>
  );
}
