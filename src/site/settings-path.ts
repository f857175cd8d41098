import { matchRoute } from './routes.ts';

/**
 * The address of the display settings, which lead back to `pagePath`, path and query of a page. On the
 * settings themselves it is the page's own address, so that they still lead back to where they did.
 */
export const settingsPath = (pagePath: string): string =>
  matchRoute(pagePath)?.path === '/settings'
    ? pagePath
    : `/settings?back=${encodeURIComponent(pagePath)}`;
