import { Link } from '../../framework/link.tsx';
import { cx } from '../ui/cx.ts';
import { CameraIcon } from '../ui/icon.tsx';
import * as css from './camera-link.css';
import { PICTURE_SEARCH_PATH, panelOpenerProps } from './picture-search-path.ts';

type CameraLinkProps = {
  readonly label: string;
  readonly size: keyof typeof css.size;
};

/** The camera in the search field: a link to the page, which opens the panel where scripts run. */
export function CameraLink({ label, size }: CameraLinkProps) {
  return (
    <Link
      {...panelOpenerProps}
      href={PICTURE_SEARCH_PATH}
      className={cx(css.camera, css.size[size])}
      title={label}
      aria-label={label}
    >
      <CameraIcon />
    </Link>
  );
}
