import type { ReactNode } from 'react';
import { PageTransition } from '../../framework/browser/navigation/page-transition.tsx';
import type { Flash } from '../../site/flash.ts';
import { matchRoute, PERSONAL_SECTIONS } from '../../site/match-route.ts';
import type { RouteOptions } from '../../site/route-options.ts';
import { visuallyHidden } from '../../theme/global.css';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import { PictureSearch } from '../image-search/picture-search.tsx';
import { trailOf } from '../navigation/trail.ts';
import { SessionWatch } from '../session/session-watch.tsx';
import { cx } from '../ui/cx.ts';
import { Container } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { ToastViewport } from '../ui/toast-viewport.tsx';
import type { View } from '../view.ts';
import { BackToTop } from './back-to-top.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ContentHeader } from './content-header.tsx';
import { Dismissals } from './dismissals.tsx';
import { flashMessage, isSignOut } from './flash-message.ts';
import { FlashToast } from './flash-toast.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { pageErrorTexts } from './page-error-texts.ts';
import { RouteProgress } from './route-progress.tsx';
import * as css from './shell.css';

export type ShellProps = View & {
  /** Path and query of the page. */
  readonly pagePath: string;
  readonly flash: Flash | undefined;
  /** The top categories, for the header. */
  readonly categories: readonly { id: string; name: string }[];
  readonly children: ReactNode;
};

/** The frame of every page. The options of the page's route decide its parts; all visitors get the same. */
export function Shell({ pagePath, flash, categories, children, ...view }: ShellProps) {
  const { t } = view;
  const now = Date.now();
  const options: RouteOptions = matchRoute(pagePath)?.options ?? {};
  return (
    <>
      <a href="#main" className={cx(visuallyHidden, css.skip)}>
        {t('shell.skip')}
      </a>
      <EventHandlers
        isPersonal={options.requireAuth === true}
        guestCart={view.tenant.guestCart}
        justSignedOut={isSignOut(flash)}
      />
      <div
        className={cx(
          css.frame,
          options.nothingFloats && css.nothingFloats,
          options.ownActionBar && css.ownBar,
        )}
      >
        {options.backgroundDecoration && <div className={css.decoration} />}
        {options.showHeader !== false && (
          <Header {...{ view, pagePath, now, categories }} search={searchOf(options)} />
        )}
        {options.showContentHeader && (
          <ContentHeader view={view} crumbs={trailOf(pagePath, view)} />
        )}
        <FlashNotice view={view} flash={flash} />
        <PageTransition>
          <main
            id="main"
            tabIndex={-1}
            className={cx(css.main, options.bottomPadding !== false && css.bottomPadding)}
          >
            <PageErrorBoundary texts={pageErrorTexts(t)}>{children}</PageErrorBoundary>
          </main>
        </PageTransition>
        {!options.hideFooter && <Footer view={view} now={now} />}
        <BackToTop label={t('shell.backToTop')} />
      </div>
      {options.showHeader !== false && <PictureSearch />}
      <BottomBar
        guestCart={view.tenant.guestCart}
        texts={{
          label: t('shell.shortcuts'),
          home: t('nav.home'),
          categories: t('nav.categories'),
          picture: t('imageSearch.short'),
          cart: t('nav.cart'),
          me: t('shell.me'),
        }}
      />
      <ToastViewport label={t('shell.notifications')} closeLabel={t('shell.dismiss')} />
    </>
  );
}

function searchOf({ showSearchInput, searchInputCollapsed }: RouteOptions) {
  if (showSearchInput) return showSearchInput;
  return searchInputCollapsed ? 'collapsed' : 'field';
}

type EventHandlersProps = {
  readonly isPersonal: boolean;
  readonly guestCart: boolean;
  readonly justSignedOut: boolean;
};

/** Components that show little, but handle events of the whole page. */
function EventHandlers(session: EventHandlersProps) {
  return (
    <>
      {/* Closes a menu before the focus moves out of it to the new page. */}
      <Dismissals />
      <RouteProgress personalSections={PERSONAL_SECTIONS} />
      <SessionWatch {...session} />
    </>
  );
}

/** The result of a plain form: a toast, or without a script a notice. */
function FlashNotice({ view, flash }: { readonly view: View; readonly flash: Flash | undefined }) {
  const message = flashMessage(flash, view.t);
  if (!message) return null;
  return (
    <>
      <FlashToast {...message} />
      <noscript>
        <Container className={css.notice}>
          <Notice tone={message.tone === 'error' ? 'danger' : message.tone}>{message.text}</Notice>
        </Container>
      </noscript>
    </>
  );
}
