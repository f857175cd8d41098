'use client';

import { lazyIsland } from '../../../framework/browser/lazy-island.tsx';
import type { TicksProps } from './ticks.tsx';

const Ticks = lazyIsland(() => import('./ticks.tsx'));

/**
 * Keeps the ticks of a list over its pages. Its script is loaded after the page; until then a tick counts only on its
 * page.
 */
export const DeskTicks = (props: TicksProps) => <Ticks {...props} />;
