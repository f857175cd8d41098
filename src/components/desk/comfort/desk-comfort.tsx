'use client';

import { lazyIsland } from '../../../framework/browser/lazy-island.tsx';
import type { ComfortProps } from './comfort.tsx';

const Comfort = lazyIsland(() => import('./comfort.tsx'));

/** Keys, command palette and live counts, loaded after the page: the desk works without them. */
export const DeskComfort = (props: ComfortProps) => <Comfort {...props} />;
