'use client';
import { lazyIsland } from '../../framework/browser/lazy-island.tsx';

// Invisible widgets that only some tenants have. Pages of other tenants don't load their scripts.

export const AppBridge = lazyIsland(() => import('./app-bridge.tsx'));
export const Counter = lazyIsland(() => import('./counter.tsx'));
export const GoogleAnalytics = lazyIsland(() => import('./google-analytics.tsx'));
