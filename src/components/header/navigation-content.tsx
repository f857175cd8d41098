import { Link } from '../../framework/link.tsx';
import { categoryHref } from '../../site/category-href.ts';
import type { NavigationEntry } from '../navigation/navigation.ts';
import { LOGOUT_FORM, NAVIGATION_SHEET } from '../shell/ids.ts';
import { ChevronEndIcon, CloseIcon, LogoutIcon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { closesModal } from '../ui/modal-commands.ts';
import * as category from './category-menu.css';
import * as css from './header.css';

export type NavigationContentProps = {
  /** The shop's name. */
  readonly name: string;
  readonly texts: { readonly menu: string; readonly close: string; readonly logout: string };
  readonly entries: readonly NavigationEntry[];
  /** Path of the entry that is the current page, if any is. */
  readonly current: string | undefined;
  /** The top categories, if they are shown; the entries have a link to all. */
  readonly categories?: readonly { id: string; name: string }[];
  /** The call that signs out. Its form is used by the account menu, too. */
  readonly logoutPath: string;
};

/** The content of the navigation sheet. */
export default function NavigationContent(props: NavigationContentProps) {
  const { name, texts, entries, current, categories, logoutPath } = props;
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
        {entries.map(({ path, label }) => (
          <li key={path}>
            <Link
              href={path}
              className={css.sheetItem}
              aria-current={path === current ? 'page' : undefined}
            >
              {label}
              <ChevronEndIcon size={16} />
            </Link>
          </li>
        ))}
        <li className={css.signOut}>
          <form id={LOGOUT_FORM} action={logoutPath} method="post">
            <input type="hidden" name="_next" value="/auth/login" />
            <input type="hidden" name="_flash" value="flash.logout" />
            <button type="submit" className={css.sheetItem}>
              {texts.logout}
              <LogoutIcon />
            </button>
          </form>
        </li>
      </ul>
      {categories && (
        <div className={css.sheetFoot}>
          <ul className={category.sheetList}>
            {categories.map(({ id, name: label }) => (
              <li key={id}>
                <Link href={categoryHref(id)} className={category.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
