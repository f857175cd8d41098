/*
 * Errors of the database that go away by themselves, as D1 and SQLite name them
 * (https://developers.cloudflare.com/d1/observability/debug-d1/).
 */

/** The statement was never begun. */
const NOT_BEGUN = /overloaded|too many requests queued|database (table )?is locked|SQLITE_BUSY/i;
/** The statement may have been carried out, but its answer was lost. */
const ANSWER_LOST =
  /network connection lost|object to be reset|reset because its code was updated|cannot resolve d1 db due to transient issue|storage operation exceeded timeout/i;

/** The messages of an error and its causes. */
function messagesOf(error: unknown): string {
  const messages: string[] = [];
  for (let at = error; at instanceof Error && messages.length < 5; at = at.cause)
    messages.push(at.message);
  return messages.join('\n');
}

/** Whether the statement can be tried again, although it writes: it was never begun. */
export const wasNotBegun = (error: unknown): boolean => NOT_BEGUN.test(messagesOf(error));

/** Whether the database fails only for now. */
export const isTransient = (error: unknown): boolean =>
  wasNotBegun(error) || ANSWER_LOST.test(messagesOf(error));
