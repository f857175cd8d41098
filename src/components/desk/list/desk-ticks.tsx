'use client';

import { lazyIsland } from '../../../framework/browser/lazy-island.tsx';
import type { TicksProps } from './ticks.tsx';

const Ticks = lazyIsland(() => import('./ticks.tsx'));

/** Keeps the ticks of a list over its pages, loaded after the page. Without it they are of this page. */
export const DeskTicks = (props: TicksProps) => <Ticks {...props} />;
