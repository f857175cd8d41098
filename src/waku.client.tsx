import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { unstable_defaultRootOptions as rootOptions } from 'waku/client';
import { Router } from 'waku/router/client';

// As a transition, the page is taken over a few milliseconds at a time: who taps meanwhile is heard.
startTransition(() => {
  if ('__WAKU_HYDRATE__' in globalThis) hydrateRoot(document, <Router />, rootOptions);
  else createRoot(document, rootOptions).render(<Router />);
});
