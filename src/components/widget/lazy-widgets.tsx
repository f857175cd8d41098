'use client';
import { lazyIsland } from '../../framework/browser/lazy-island.tsx';

/* Widgets that only some tenants have, and that show nothing. */

export const AppBridge = lazyIsland(() => import('./app-bridge.tsx'));
export const Counter = lazyIsland(() => import('./counter.tsx'));
export const GoogleAnalytics = lazyIsland(() => import('./google-analytics.tsx'));
