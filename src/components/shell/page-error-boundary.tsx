'use client';
import { Component, type ReactNode, useState } from 'react';
import { useRouter } from 'waku';
import { pageErrorInfo } from '../../framework/browser/error-info.ts';
import { lastRequestId } from '../../framework/browser/navigation/last-request.ts';
import { Button } from '../ui/button.tsx';
import * as css from './page-error.css';

export type PageErrorTexts = {
  readonly title: string;
  readonly text: string;
  readonly offlineTitle: string;
  readonly offlineText: string;
  readonly retry: string;
  readonly home: string;
  /** The words before the request's id. */
  readonly request: string;
};

type BoundaryProps = {
  /** Path and query of the page. When they change, the error is reset. */
  readonly page: string;
  readonly texts: PageErrorTexts;
  readonly reload: () => Promise<void>;
  readonly children: ReactNode;
};
type BoundaryState = { readonly page: string; readonly failure?: { readonly error: unknown } };

/** Shows an error instead of a page that can't be rendered, with a button to try again. */
export function PageErrorBoundary(props: {
  readonly texts: PageErrorTexts;
  readonly children: ReactNode;
}) {
  const { path, query, reload } = useRouter();
  return <Boundary {...props} page={`${path}?${query}`} reload={reload} />;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { page: this.props.page };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }
  static getDerivedStateFromProps({ page }: BoundaryProps, state: BoundaryState) {
    return page === state.page ? null : { page, failure: undefined };
  }

  retry = async () => {
    await this.props.reload();
    this.setState({ failure: undefined });
  };

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { isHandledByRouter, isOffline } = pageErrorInfo(failure.error);
    if (isHandledByRouter) throw failure.error;
    return <PageError texts={this.props.texts} offline={isOffline} retry={this.retry} />;
  }
}

type PageErrorProps = {
  readonly texts: PageErrorTexts;
  readonly offline: boolean;
  readonly retry: () => Promise<void>;
};

function PageError({ texts, offline, retry }: PageErrorProps) {
  const [isRetrying, setRetrying] = useState(false);
  const requestId = offline ? undefined : lastRequestId();
  const handleRetry = async () => {
    setRetrying(true);
    await retry().catch(() => undefined);
    setRetrying(false);
  };
  return (
    <div className={css.page} role="alert">
      <h1 className={css.title}>{offline ? texts.offlineTitle : texts.title}</h1>
      <p className={css.text}>{offline ? texts.offlineText : texts.text}</p>
      <div className={css.actions}>
        <Button variant="primary" loading={isRetrying} onClick={handleRetry}>
          {texts.retry}
        </Button>
        {/* A plain link loads a new document, because the state of the scripts may be broken. */}
        <a href="/" className={css.home}>
          {texts.home}
        </a>
      </div>
      {requestId && (
        <p className={css.request}>
          {texts.request} {requestId}
        </p>
      )}
    </div>
  );
}
