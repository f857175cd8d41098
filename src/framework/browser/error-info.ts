import { unstable_getErrorInfo } from 'waku/minimal/client';

/** Why a page failed, as far as the framework knows. */
export type PageErrorInfo = {
  /** Whether the error is a redirect or a missing page (404), which the router handles. */
  readonly isHandledByRouter: boolean;
  /** Whether there is no connection to the server. */
  readonly isOffline: boolean;
};

export function pageErrorInfo(error: unknown): PageErrorInfo {
  const info = unstable_getErrorInfo(error);
  return {
    isHandledByRouter: info?.location !== undefined || info?.status === 404,
    isOffline: info?.unstable_networkError === true,
  };
}
