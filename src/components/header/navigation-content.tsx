import { Link } from '../../framework/link.tsx';
import type { NavigationEntry } from '../navigation/navigation.ts';
import { LOGOUT_FORM, NAVIGATION_SHEET } from '../shell/ids.ts';
import { ChevronEndIcon, CloseIcon, LogoutIcon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { closesModal } from '../ui/modal-commands.ts';
import * as css from './header.css';

export type NavigationContentProps = {
  /** The shop's name. */
  readonly name: string;
  readonly texts: { readonly menu: string; readonly close: string; readonly logout: string };
  readonly categories: NavigationEntry;
  readonly entries: readonly NavigationEntry[];
  /** Path of the entry that is the current page, if any is. */
  readonly current: string | undefined;
};

/** The content of the navigation sheet. */
export default function NavigationContent(props: NavigationContentProps) {
  const { name, texts, categories, entries, current } = props;
  return (
    <>
      <div className={css.sheetHead}>
        {name}
        <IconButton
          label={texts.close}
          icon={<CloseIcon />}
          size="lg"
          {...closesModal(NAVIGATION_SHEET)}
        />
      </div>
      <ul>
        {[categories, ...entries].map(({ path, label }) => (
          <li key={path}>
            <Link
              href={path}
              className={css.sheetItem}
              aria-current={path === current ? 'page' : undefined}
            >
              {label}
              <span className={css.sheetIcon}>
                <ChevronEndIcon size={16} />
              </span>
            </Link>
          </li>
        ))}
        <li className={css.signOut}>
          <button type="submit" form={LOGOUT_FORM} className={css.sheetItem}>
            {texts.logout}
            <span className={css.sheetIcon}>
              <LogoutIcon />
            </span>
          </button>
        </li>
      </ul>
    </>
  );
}
