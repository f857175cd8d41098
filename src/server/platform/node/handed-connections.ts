import type { Worker } from 'node:cluster';

/**
 * The fields of Node's internal messages that are read here. The primary sends `act` and `seq` with a
 * connection; the worker answers with the same number as `ack`.
 */
type Message = { act?: string; seq?: number; ack?: number };
type Handle = { close: () => void };
type Send = (message: Message, handle?: Handle, ...rest: unknown[]) => boolean;

/**
 * When a worker dies, closes the connections that were being handed to it. Node's primary keeps such a
 * connection open until the worker answers (`RoundRobinHandle.handoff` in lib/internal/cluster), so its
 * client would wait for ever. This depends on undocumented messages of Node's cluster: if they change, it
 * does nothing, or keeps references to connections until the worker exits.
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
