'use client';

import { lazyIsland } from '../../../framework/browser/lazy-island.tsx';
import type { PasskeyProps } from './use-passkey.tsx';

/**
 * A button that asks for a passkey, with a field for its name if one is added. It needs a script.
 */
export const PasskeyButton = lazyIsland<PasskeyProps>(() => import('./use-passkey.tsx'));
