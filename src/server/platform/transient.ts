/*
 * Errors of the database that go away by themselves, as D1 and SQLite name them
 * (https://developers.cloudflare.com/d1/observability/debug-d1/).
 */

/** Messages that mean: the statement was never begun. */
const NOT_BEGUN = /overloaded|too many requests queued|database (table )?is locked|SQLITE_BUSY/i;
/** Messages that mean: the statement may have been carried out, but its result was lost. */
const RESULT_LOST =
  /network connection lost|object to be reset|reset because its code was updated|cannot resolve d1 db due to transient issue|storage operation exceeded timeout/i;

/** More causes than any error of the database has. */
const MAX_CAUSES = 5;

/** The messages of an error and its causes. */
function messagesOf(error: unknown): string {
  const messages: string[] = [];
  let cause = error;
  while (cause instanceof Error && messages.length < MAX_CAUSES) {
    messages.push(cause.message);
    cause = cause.cause;
  }
  return messages.join('\n');
}

/** Whether the statement was never begun: then even a write can be tried again. */
export const wasNotBegun = (error: unknown): boolean => NOT_BEGUN.test(messagesOf(error));

/** Whether the error will go away by itself. A statement that only reads can then be tried again. */
export const isTransient = (error: unknown): boolean =>
  wasNotBegun(error) || RESULT_LOST.test(messagesOf(error));
