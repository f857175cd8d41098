import { type ReactNode, Suspense } from 'react';
import * as css from '../../components/deferred/deferred.css';
import { PageFailed } from '../../components/deferred/failed.tsx';
import { PageHead } from '../../components/head/page-head.tsx';
import { NotFound } from '../../components/shell/not-found.tsx';
import { ApiError, type ErrorCode } from '../../contract/errors.ts';
import { errorInfo } from '../../framework/server/redirect.ts';
import { Aborted } from '../../server/request/aborted.ts';
import { currentRequest, markUncacheable } from '../../server/request/context.ts';
import { within } from '../../site/within.ts';
import { inTime } from './in-time.ts';

/** Errors whose message is shown; for the others a general message is shown. */
const ERRORS_WITH_MESSAGE: readonly ErrorCode[] = [
  'UPSTREAM_FAILED',
  'UPSTREAM_TIMEOUT',
  'TOO_MANY_REQUESTS',
  'BUSY',
];

type DeferredProps = {
  /** Shown until the content arrives. It should have the same size as the content, so that nothing moves. */
  skeleton: ReactNode;
  /** Shown if reading the content fails. Without it the whole page fails. */
  failed?: ReactNode;
  /** Reads the data and renders it. */
  children: () => Promise<ReactNode>;
};

/**
 * A part of a page that reads data. If the data arrives within PAGE_PATIENCE_MS, the part is rendered
 * in place: nothing flickers, no script is needed, and the part can set the status of the page.
 * Otherwise its skeleton is sent with the rest of the page, and the part (or its error) follows in
 * the same response (docs/decisions/032-streaming.md).
 *
 * A part whose data arrives in time gets no Suspense boundary: in a document longer than 12 KB, React
 * moves the content of a boundary to the end, even if it is ready.
 */
export async function Deferred({ skeleton, failed, children }: DeferredProps): Promise<ReactNode> {
  const content = failed === undefined ? children() : children().catch(orFailed(failed));
  const ready = await inTime(content);
  if (ready) return ready.value;
  return (
    <>
      {failed === undefined && <span hidden className={css.mainDeferred} />}
      <Suspense fallback={skeleton}>
        <Streamed content={content} failed={failed} />
      </Suspense>
    </>
  );
}

/**
 * A part that follows the rest of the page. The response has begun, so it must always render
 * something.
 */
async function Streamed({ content, failed }: { content: Promise<ReactNode>; failed: ReactNode }) {
  const request = currentRequest();
  const {
    renderStartedAt = Date.now(),
    platform,
    pagePath,
    t,
    tenant,
    locale,
    requestId,
  } = request;
  let text = t('error.UPSTREAM_TIMEOUT');
  try {
    const arrived = await within(
      renderStartedAt + platform.config.API_TIMEOUT_MS - Date.now(),
      content,
    );
    if (arrived) return arrived.value;
    markUncacheable();
    logFailure(new Error('the part took longer than API_TIMEOUT_MS'));
  } catch (error) {
    if (error instanceof Aborted) throw error;
    markUncacheable();
    const { location, status } = errorInfo(error) ?? {};
    if (location) return <meta httpEquiv="refresh" content={`0; url=${location}`} />;
    if (status === 404) {
      return (
        <>
          <PageHead page={request} title={t('notFound.title')} unlisted />
          <NotFound view={{ tenant, locale, t }} />
        </>
      );
    }
    logFailure(error);
    const hasMessage = error instanceof ApiError && ERRORS_WITH_MESSAGE.includes(error.code);
    text = hasMessage ? error.message : t('errorPage.text');
  }
  if (failed !== undefined) return failed;
  return <PageFailed {...{ t, text }} retryHref={pagePath} requestId={requestId} />;
}

/** Handles the error of a part that the page can do without: logs it and returns `failed`. */
const orFailed = (failed: ReactNode) => (error: unknown) => {
  if (error instanceof Aborted || errorInfo(error)?.location) throw error;
  logFailure(error);
  markUncacheable();
  return failed;
};

function logFailure(error: unknown): void {
  const { platform, requestId, tenant, pagePath } = currentRequest();
  const text = error instanceof Error ? error.stack : String(error);
  platform.log({ requestId, tenant: tenant.id, path: pagePath, part: 'deferred', error: text });
}
