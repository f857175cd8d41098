'use client';

import { lazyIsland } from '../../../framework/browser/lazy-island.tsx';
import { PlainScan } from './plain-scan.tsx';
import type { ScanProps } from './scan-view.ts';

/** The scan box: a plain form until the scanner's script is there. */
export const ScanBox = lazyIsland<ScanProps>(() => import('./scanner.tsx'), PlainScan);
