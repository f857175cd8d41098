import type { ReactNode } from 'react';
import * as css from './timeline.css';

export type TimelineEvent = {
  readonly key: string;
  readonly title: ReactNode;
  /** The time in ISO 8601. */
  readonly at?: string;
  /** The time, formatted. */
  readonly time?: string;
  readonly text?: ReactNode;
  readonly state: 'done' | 'now' | 'next';
};

/** Past, current and expected events, one below the other. */
export function Timeline({ events }: { readonly events: readonly TimelineEvent[] }) {
  return (
    <ol className={css.timeline}>
      {events.map((event) => (
        <li
          key={event.key}
          className={css.event}
          data-state={event.state}
          aria-current={event.state === 'now' ? 'step' : undefined}
        >
          <span className={css.title}>{event.title}</span>
          {event.time && (
            <time className={css.time} dateTime={event.at}>
              {event.time}
            </time>
          )}
          {event.text && <div>{event.text}</div>}
        </li>
      ))}
    </ol>
  );
}
