'use client';

import { lazyIsland } from '../../framework/browser/lazy-island.tsx';
import { scriptOnly } from '../../theme/global.css';
import { Button } from '../ui/button.tsx';
import type { PasskeySignInProps } from './passkey-sign-in.tsx';

/** Keeps the place of the button until its script is loaded. */
const Before = ({ texts }: PasskeySignInProps) => (
  <div className={scriptOnly}>
    <Button block disabled>
      {texts.signIn}
    </Button>
  </div>
);

/** The button to sign in with a passkey. It needs a script, which is loaded when the button is shown. */
export const PasskeySignInButton = lazyIsland<PasskeySignInProps>(
  () => import('./passkey-sign-in.tsx'),
  Before,
);
