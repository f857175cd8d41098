'use client';

import { lazyIsland } from '../../../framework/browser/lazy-island.tsx';
import { LookSwatches, type SwatchesProps } from './look-swatches.tsx';

/** The swatches as the server made them, until the script that follows the chosen colour is there. */
export const LiveLook = lazyIsland<SwatchesProps>(
  () => import('./following-look.tsx'),
  LookSwatches,
);
