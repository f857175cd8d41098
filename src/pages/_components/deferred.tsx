import { type ReactNode, Suspense } from 'react';
import * as css from '../../components/deferred/deferred.css';
import { PageFailed } from '../../components/deferred/failed.tsx';
import { PageHead } from '../../components/head/page-head.tsx';
import { NotFound } from '../../components/shell/not-found.tsx';
import { ApiError, type ErrorCode } from '../../contract/errors.ts';
import { errorInfo } from '../../framework/server/redirect.ts';
import { Aborted } from '../../server/request/aborted.ts';
import { currentRequest, markDeferred, markUncacheable } from '../../server/request/context.ts';
import { within } from '../../site/within.ts';

/** Failures of the backend that are told by their name. */
const TOLD: readonly ErrorCode[] = ['UPSTREAM_FAILED', 'UPSTREAM_TIMEOUT', 'TOO_MANY_REQUESTS'];

type DeferredProps = {
  /** Shown until the content comes; of the same size. */
  skeleton: ReactNode;
  /** Shown where the content can't be read. Without it the whole page fails. */
  failed?: ReactNode;
  /** Reads the data and renders them. */
  children: () => Promise<ReactNode>;
};

/**
 * A part of a page that has to be read. What is read in time is in the document where it belongs, as
 * if there were no part: no flicker, no script needed, and the page answers with the status that it
 * finds. Of what takes longer the place goes out with the rest of the page, and it follows in the
 * same answer, also where it fails (docs/decisions/032-streaming.md).
 */
export async function Deferred({ skeleton, failed, children }: DeferredProps): Promise<ReactNode> {
  const { since = Date.now(), whole, platform } = currentRequest();
  const content = failed === undefined ? children() : children().catch(insteadOf(failed));
  if (whole) return content;
  const inTime = await within(since + platform.config.PAGE_PATIENCE_MS - Date.now(), content);
  if (inTime) return inTime.value;
  markDeferred();
  return (
    <>
      {failed === undefined && <span hidden className={css.mainDeferred} />}
      <Suspense fallback={skeleton}>
        <Arriving content={content} failed={failed} />
      </Suspense>
    </>
  );
}

/** What comes late: the document has begun, so whatever becomes of it has to be something to show. */
async function Arriving({ content, failed }: { content: Promise<ReactNode>; failed: ReactNode }) {
  const { since = Date.now(), platform, pagePath, t, ...page } = currentRequest();
  let text = t('error.UPSTREAM_TIMEOUT');
  try {
    const arrived = await within(since + platform.config.API_TIMEOUT_MS - Date.now(), content);
    if (arrived) return arrived.value;
    markUncacheable();
    logFailure(new Error('nothing to show in time'));
  } catch (error) {
    if (error instanceof Aborted) throw error;
    markUncacheable();
    const { location, status } = errorInfo(error) ?? {};
    if (location) return <meta httpEquiv="refresh" content={`0; url=${location}`} />;
    if (status === 404) {
      return (
        <>
          <PageHead page={currentRequest()} title={t('notFound.title')} unlisted />
          <NotFound view={{ tenant: page.tenant, locale: page.locale, t }} />
        </>
      );
    }
    logFailure(error);
    const isTold = error instanceof ApiError && TOLD.includes(error.code);
    text = isTold ? error.message : t('errorPage.text');
  }
  if (failed !== undefined) return failed;
  return <PageFailed {...{ t, text }} again={pagePath} requestId={page.requestId} />;
}

/** For a part that the page is useful without. */
const insteadOf = (failed: ReactNode) => (error: unknown) => {
  if (error instanceof Aborted || errorInfo(error)?.location) throw error;
  logFailure(error);
  markUncacheable();
  return failed;
};

function logFailure(error: unknown): void {
  const { platform, requestId, tenant, pagePath } = currentRequest();
  const told = error instanceof Error ? error.stack : String(error);
  platform.log({ requestId, tenant: tenant.id, path: pagePath, part: 'deferred', error: told });
}
