import { ChevronEndIcon, CloseIcon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Link } from '../ui/link.tsx';
import type { View } from '../view.ts';
import * as css from './header.css';
import { NAVIGATION_SHEET } from './ids.ts';
import { type NavigationEntry, titleOf } from './navigation.ts';
import { SchemeToggle } from './scheme-toggle.tsx';

type NavigationSheetProps = {
  readonly view: View;
  readonly pagePath: string;
  readonly entries: readonly NavigationEntry[];
  readonly current: NavigationEntry | undefined;
};

/** What a phone's header has no room for. */
export function NavigationSheet({ view, pagePath, entries, current }: NavigationSheetProps) {
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
        <SchemeToggle
          back={pagePath}
          texts={{ light: t('shell.lightScheme'), dark: t('shell.darkScheme') }}
          spelledOut
        />
      </div>
    </nav>
  );
}
