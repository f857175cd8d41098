'use client';

import { lazyIsland } from '../../../framework/browser/lazy-island.tsx';
import type { GridProps } from './grid-tools.tsx';

/** Pasting, filling, undoing and finding mistakes in the table of a tariff. It needs a script. */
export const GridKeys = lazyIsland<GridProps>(() => import('./grid-tools.tsx'));
