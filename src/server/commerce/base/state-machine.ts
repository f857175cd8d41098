import { illegalTransition } from './illegal-transition.ts';

/**
 * A state machine as a table: for every status, the events it allows and the status after each.
 * Events that are not in the table are forbidden.
 */
export function stateMachine<Status extends string, Event extends string>(
  table: Record<Status, Partial<Record<Event, Status>>>,
) {
  /** The status after an event, or undefined if the event is forbidden. */
  const next = (status: Status, event: Event): Status | undefined => table[status][event];

  /** As `next`; throws `ILLEGAL_TRANSITION` with `status` and `event` if the event is forbidden. */
  const nextOrFail = (status: Status, event: Event): Status => {
    const to = next(status, event);
    if (!to) throw illegalTransition(status, event);
    return to;
  };

  /** The statuses from which an event may happen. */
  const from = (event: Event): Status[] =>
    (Object.keys(table) as Status[]).filter((status) => next(status, event));

  return { next, nextOrFail, from };
}
