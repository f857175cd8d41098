'use client';

import { lazyIsland } from '../../../framework/browser/lazy-island.tsx';
import type { NewRowsProps } from './new-rows.tsx';

const NewRows = lazyIsland(() => import('./new-rows.tsx'));

/** Counts what comes to a list while it is open, loaded after the page. */
export const DeskNewRows = (props: NewRowsProps) => <NewRows {...props} />;
