'use client';
import { late } from '../../framework/lazy-island.tsx';

/** What only some tenants have, and nobody sees. */

export const AppBridge = late(() => import('./app-bridge.tsx'));
export const Counter = late(() => import('./counter.tsx'));
export const GoogleAnalytics = late(() => import('./google-analytics.tsx'));
