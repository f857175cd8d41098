import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { unstable_defaultRootOptions } from 'waku/client';
import { Router } from 'waku/router/client';
import { reloadIntoNewBuild } from './new-build.ts';
import { keepTyped, restoreTyped } from './typed-fields.ts';

function Page() {
  useEffect(restoreTyped, []);
  return <Router />;
}

/**
 * Starts React on the page: hydrates the document that the server rendered, or renders all of it
 * if the server failed to. In a transition React hydrates a few milliseconds at a time, so the page
 * can respond to taps in between.
 */
export function startPage(): void {
  keepTyped();
  reloadIntoNewBuild();
  startTransition(() => {
    if ('__WAKU_HYDRATE__' in globalThis) {
      hydrateRoot(document, <Page />, unstable_defaultRootOptions);
    } else createRoot(document, unstable_defaultRootOptions).render(<Page />);
  });
}
