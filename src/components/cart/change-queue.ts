/** A change to send to the server. `send` reports its own success or failure. */
export type Change = { key: string; send: () => Promise<void> };

const waiting: Change[] = [];
let isSending = false;
let isListening = false;

/**
 * Sends all waiting changes at once when the page is left. The browser delivers them afterwards,
 * because calls are sent with `keepalive`.
 */
function sendAll(): void {
  for (const { send } of waiting.splice(0)) send().catch(reportError);
}

async function sendOneByOne(): Promise<void> {
  if (isSending) return;
  isSending = true;
  for (let next = waiting.shift(); next; next = waiting.shift())
    await next.send().catch(reportError);
  isSending = false;
}

/**
 * Queues a change of the cart. Changes are sent one after the other, because each response contains the
 * whole cart. A new change replaces a waiting one with the same key, so a stepper that is pressed many
 * times sends only its first and its last value. Returns whether the change replaced a waiting one.
 */
export function sendChange(change: Change): boolean {
  if (!isListening) addEventListener('pagehide', sendAll);
  isListening = true;
  const index = waiting.findIndex(({ key }) => key === change.key);
  if (index >= 0) waiting[index] = change;
  else waiting.push(change);
  void sendOneByOne();
  return index >= 0;
}

/** Whether a later change with the same key is waiting. */
export const isWaiting = (key: string): boolean => waiting.some((change) => change.key === key);
