import { ChevronEndIcon, CloseIcon, SlidersIcon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Link } from '../ui/link.tsx';
import type { View } from '../view.ts';
import * as css from './header.css';
import { NAVIGATION_SHEET, SETTINGS_PANEL } from './ids.ts';
import { type NavigationEntry, titleOf } from './navigation.ts';

type NavigationSheetProps = {
  readonly view: View;
  readonly entries: readonly NavigationEntry[];
  readonly current: NavigationEntry | undefined;
};

/** What a phone's header has no room for. */
export function NavigationSheet({ view, entries, current }: NavigationSheetProps) {
  const { t, tenant } = view;
  const categories = { path: '/categories', label: titleOf('/categories', view) };
  return (
    <nav id={NAVIGATION_SHEET} popover="auto" className={css.sheet} aria-label={t('shell.menu')}>
      <div className={css.sheetHead}>
        {tenant.name}
        <IconButton
          label={t('shell.closeMenu')}
          icon={<CloseIcon />}
          size="lg"
          popoverTarget={NAVIGATION_SHEET}
          popoverTargetAction="hide"
        />
      </div>
      <ul>
        {[categories, ...entries].map((entry) => (
          <li key={entry.path}>
            <Link
              href={entry.path}
              className={css.sheetItem}
              aria-current={entry === current ? 'true' : undefined}
            >
              {entry.label}
              <span className={css.sheetIcon}>
                <ChevronEndIcon size={16} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={css.sheetFoot}>
        <button type="button" className={css.sheetItem} popoverTarget={SETTINGS_PANEL}>
          {t('settings.title')}
          <span className={css.sheetIcon}>
            <SlidersIcon />
          </span>
        </button>
      </div>
    </nav>
  );
}
