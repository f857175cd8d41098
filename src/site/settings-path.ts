import { matchRoute } from './match-route.ts';

/**
 * The path of the display settings, with a link back to `pagePath` (path and query). If that is the
 * settings page itself, its path is returned as it is and keeps its earlier link back. (`withBack` leaves out
 * the balance, which is one of the pages that the settings must lead back to.)
 */
export const settingsPath = (pagePath: string): string =>
  matchRoute(pagePath)?.path === '/settings'
    ? pagePath
    : `/settings?back=${encodeURIComponent(pagePath)}`;
