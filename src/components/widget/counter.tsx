'use client';
import { useState } from 'react';
import { COUNTER_PATH, WIDGET_REFERRER, widgetSandbox } from '../../site/widget.ts';
import { refusesTracking, trackedPath, useShownPage } from './shown-page.ts';

type CounterProps = {
  /** The separate origin of the tenant's widget; empty if it has none. */
  readonly origin: string;
};

/** The visit counter of the tenant's provider, in a hidden frame that is reloaded for each page. */
export default function Counter({ origin }: CounterProps) {
  const [page, setPage] = useState<string>();
  useShownPage((path, query) => {
    if (refusesTracking()) return;
    setPage(`${trackedPath(path, query)}#${encodeURIComponent(document.title)}`);
  });
  if (page === undefined) return null;
  return (
    <iframe
      key={page}
      hidden
      title="counter"
      src={`${origin}${COUNTER_PATH}${page}`}
      sandbox={widgetSandbox(origin !== '')}
      referrerPolicy={WIDGET_REFERRER}
    />
  );
}
