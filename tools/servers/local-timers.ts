/** A request to this path makes `wrangler dev` run the `scheduled` handler; it runs no cron triggers itself. */
const SCHEDULED_PATH = '/cdn-cgi/handler/scheduled';

/**
 * Runs the timers of a Worker that `wrangler dev` serves at an origin. Returns an error message if they
 * did not run; undefined if they ran, or if no server responds (yet).
 */
export async function runLocalTimers(origin: string): Promise<string | undefined> {
  const url = origin + SCHEDULED_PATH;
  const answer = await fetch(url).catch(() => undefined);
  await answer?.body?.cancel();
  if (!answer || answer.ok) return undefined;
  return `The timers did not run: ${url} answered ${answer.status}.`;
}
