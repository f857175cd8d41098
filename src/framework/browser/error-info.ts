import { unstable_getErrorInfo } from 'waku/minimal/client';

/** What a page failed of, as far as the framework tells. */
export type PageErrorInfo = {
  /** A redirect, or a page that is not there: the router handles it. */
  readonly isRouters: boolean;
  /** Nothing answered: there is no connection. */
  readonly isOffline: boolean;
};

export function pageErrorInfo(error: unknown): PageErrorInfo {
  const info = unstable_getErrorInfo(error);
  return {
    isRouters: info?.location !== undefined || info?.status === 404,
    isOffline: info?.unstable_networkError === true,
  };
}
