import { matchRoute } from './match-route.ts';

/**
 * The path of the display settings, with a link back to `pagePath` (path and query). If that is the
 * settings page itself, its path is returned as it is and keeps its earlier link back.
 */
export const settingsPath = (pagePath: string): string =>
  matchRoute(pagePath)?.path === '/settings'
    ? pagePath
    : `/settings?back=${encodeURIComponent(pagePath)}`;
