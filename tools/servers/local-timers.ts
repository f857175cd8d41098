/** Where `wrangler dev` runs a Worker's `scheduled` handler. It does not run cron triggers by itself. */
const SCHEDULED_PATH = '/cdn-cgi/handler/scheduled';

/**
 * Runs the timers of a Worker that `wrangler dev` serves at an origin. Returns what is wrong if they did
 * not run; undefined if they ran, or if the server is not there (yet).
 */
export async function runLocalTimers(origin: string): Promise<string | undefined> {
  const address = origin + SCHEDULED_PATH;
  const answer = await fetch(address).catch(() => undefined);
  await answer?.body?.cancel();
  if (!answer || answer.ok) return undefined;
  return `The timers did not run: ${address} answered ${answer.status}.`;
}
