'use client';

import { lazyIsland } from '../../../framework/browser/lazy-island.tsx';
import type { NewRowsProps } from './new-rows.tsx';

const NewRows = lazyIsland(() => import('./new-rows.tsx'));

/** Counts the rows that are new since the list was opened. Its script is loaded after the page. */
export const DeskNewRows = (props: NewRowsProps) => <NewRows {...props} />;
