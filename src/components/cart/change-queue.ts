/** A change to send to the server. `send` reports its own success or failure. */
export type Change = { key: string; send: () => Promise<void> };

const waiting: Change[] = [];
let sending = false;
let listens = false;

/**
 * The page is being left: waiting changes are sent now, and the browser delivers them
 * (`keepalive`).
 */
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
 * Queues a change of the cart. Changes are sent one after the other, because each response contains the
 * whole cart. A later change replaces a waiting one with the same key, so a stepper that is pressed many
 * times sends its first and its last value. Returns whether the change replaced one.
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

/** Whether a later change with the same key is waiting. */
export const isWaiting = (key: string): boolean => waiting.some((change) => change.key === key);
