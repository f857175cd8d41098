/** A change on its way to the server. Its `send` says itself what became of it. */
export type Change = { key: string; send: () => Promise<void> };

const waiting: Change[] = [];
let sending = false;
let listens = false;

/** The page goes away: what still waits is sent now, and the browser brings it there (`keepalive`). */
function sendAll(): void {
  for (const { send } of waiting.splice(0)) send().catch(reportError);
}

async function sendInTurn(): Promise<void> {
  if (sending) return;
  sending = true;
  for (let next = waiting.shift(); next; next = waiting.shift())
    await next.send().catch(reportError);
  sending = false;
}

/**
 * Sends a change of the cart when those before it are answered, because each answers with the whole
 * cart. One that waits gives way to a later one of the same key, so that a stepper that is pressed
 * again and again is sent twice: at once, and as it was left. Tells whether one gave way.
 */
export function sendChange(change: Change): boolean {
  if (!listens) addEventListener('pagehide', sendAll);
  listens = true;
  const at = waiting.findIndex(({ key }) => key === change.key);
  if (at >= 0) waiting[at] = change;
  else waiting.push(change);
  void sendInTurn();
  return at >= 0;
}

/** Whether a later change of the same is still to be sent. */
export const isWaiting = (key: string): boolean => waiting.some((change) => change.key === key);
