'use client';

import { lazyIsland } from '../../framework/browser/lazy-island.tsx';
import type { PasskeySignInProps } from './passkey-sign-in.tsx';

/** The button to sign in with a passkey. It needs a script, which is loaded when the button is shown. */
export const PasskeySignInButton = lazyIsland<PasskeySignInProps>(
  () => import('./passkey-sign-in.tsx'),
);
