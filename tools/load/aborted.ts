import { inspect } from '../servers/inspector.ts';
import { memoryOf } from '../servers/processes.ts';
import type { measuredServers } from '../servers/servers.ts';
import { freePort } from '../servers/start-server.ts';
import { MAX_GROWTH } from './memory.ts';
import { socketsLeft } from './run-load.ts';
import { ask, open } from './wire.ts';
import { type Shop, shopOf } from './world.ts';

/** The number of concurrent clients. */
const CLIENTS = 50;
/** Streams before the first measurement, so that code is warm and caches are full. */
const WARM_UP = 1500;

/** `heap` and `resident` are in bytes. */
export type AbortedResult = {
  streams: number;
  heap: { before: number; after: number };
  resident: { before: number; after: number };
  socketsLeft: number;
  /** Whether the heap has not grown by more than `MAX_GROWTH`. */
  isHeapFlat: boolean;
};

/** Requests `count` pages over several connections and aborts each before or after its first bytes. */
async function abort(port: number, shop: Shop, count: number): Promise<void> {
  const pages = [shop.home, ...shop.results, ...shop.products];
  let begun = 0;
  const client = async () => {
    while (begun < count) {
      const page = pages[begun++ % pages.length] ?? shop.home;
      const socket = open(port);
      const wire = { host: shop.host, path: page.path, headers: { 'accept-encoding': 'identity' } };
      const abortsAfter = 1 + Math.random() * 8192;
      // One in four aborts before the first byte.
      const timer =
        begun % 4 === 0 ? setTimeout(() => socket.destroy(), Math.random() * 50) : undefined;
      await ask(socket, wire, { abortsAfter });
      clearTimeout(timer);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

/**
 * Measures memory before and after a number of aborted streams, each of a page that is not cached. The
 * heap is read through Node's inspector, after a garbage collection.
 */
export async function runAborted(
  servers: ReturnType<typeof measuredServers>,
  streams: number,
): Promise<AbortedResult> {
  const inspected = await freePort();
  const environment = { PAGE_CACHE_MB: '0', WORKERS: '1' };
  const { port, pid } = await servers.start('node', environment, {
    flags: [`--inspect=127.0.0.1:${inspected}`],
  });
  const shop = await shopOf(port, 'localhost', 'en');
  const inspector = await inspect(inspected);
  const measure = async () => {
    const openSockets = await socketsLeft(port);
    const heap = await inspector.heapUsed();
    return { heap, openSockets, resident: memoryOf(pid).get(pid) ?? 0 };
  };
  await abort(port, shop, Math.min(WARM_UP, streams));
  const before = await measure();
  await abort(port, shop, streams);
  const after = await measure();
  inspector.close();
  return {
    streams,
    heap: { before: before.heap, after: after.heap },
    resident: { before: before.resident, after: after.resident },
    socketsLeft: after.openSockets,
    isHeapFlat: after.heap <= before.heap * (1 + MAX_GROWTH),
  };
}
