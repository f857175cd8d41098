import type { Worker } from 'node:cluster';

/** What Node's primary sends to hand a connection to a worker, and the worker's answer. */
type Message = { act?: string; seq?: number; ack?: number };
type Handle = { close: () => void };
type Send = (message: Message, handle?: Handle, ...rest: unknown[]) => boolean;

/**
 * Closes the connection that is being handed to a worker when the worker dies. Node's primary keeps it
 * open until the worker answers (`RoundRobinHandle.handoff` in lib/internal/cluster), so its client
 * would wait for ever. Leans on the messages of Node's cluster: without them it does nothing.
 */
export function closeHandedConnections(worker: Worker): void {
  const handed = new Map<number, Handle>();
  const { process } = worker;
  const send = process.send?.bind(process) as Send | undefined;
  if (!send) return;
  const watched: Send = (message, handle, ...rest) => {
    const { act, seq } = message;
    if (act === 'newconn' && seq !== undefined && handle) handed.set(seq, handle);
    return send(message, handle, ...rest);
  };
  process.send = watched as typeof process.send;
  process.on('internalMessage', ({ ack }: Message) => {
    if (ack !== undefined) handed.delete(ack);
  });
  worker.once('exit', () => {
    for (const handle of handed.values()) handle.close();
  });
}
