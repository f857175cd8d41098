import { type HeapSnapshot, inspect } from '../servers/inspector.ts';
import { memoryOf } from '../servers/processes.ts';
import { MEASURED_SCRIPTS, type measuredServers } from '../servers/servers.ts';
import { freePort } from '../servers/start-server.ts';
import { ask, open } from './wire.ts';
import { shopOf } from './world.ts';

const CLIENTS = 4;
/** Requests before the first measurement, so that code is loaded and compiled. */
const WARM_UP = 500;
/** The number of kinds of objects that the result names. */
const NAMED = 8;

type Kind = { bytes: number; count: number };
export type HeapMeasurement = { requests: number; heap: number; resident: number };
export type HeapResult = {
  pageCacheMb: string;
  measurements: HeapMeasurement[];
  /** The kinds of objects that have grown most, from the first measurement to the last. */
  grown: ({ name: string } & Kind)[];
};

/** Bytes and number of objects of each kind; the kind of an instance is its class. */
export function kindsOf({ snapshot, nodes, strings }: HeapSnapshot): Map<string, Kind> {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, name, size] = ['type', 'name', 'self_size'].map((one) => fields.indexOf(one));
  const kinds = new Map<string, Kind>();
  for (let at = 0; at < nodes.length; at += fields.length) {
    const field = (index = 0) => nodes[at + index] ?? 0;
    const typeName = types[0][field(type)] ?? '';
    const isNamed = typeName === 'object' || typeName === 'native';
    const key = isNamed ? (strings[field(name)] ?? '') : `(${typeName})`;
    const kind = kinds.get(key) ?? { bytes: 0, count: 0 };
    kinds.set(key, { bytes: kind.bytes + field(size), count: kind.count + 1 });
  }
  return kinds;
}

/** The growth of each kind of objects from one snapshot to another, the largest first. */
export function grownKinds(before: HeapSnapshot, after: HeapSnapshot): HeapResult['grown'] {
  const earlierKinds = kindsOf(before);
  return [...kindsOf(after)]
    .map(([name, { bytes, count }]) => ({
      name,
      bytes: bytes - (earlierKinds.get(name)?.bytes ?? 0),
      count: count - (earlierKinds.get(name)?.count ?? 0),
    }))
    .filter(({ bytes }) => bytes > 0)
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, NAMED);
}

/**
 * Measures the heap of the Worker's isolate and the resident memory of workerd with D1: after a
 * warm-up, and after each half of `requests` pages. The heap is the sum of a snapshot's objects: workerd
 * answers `HeapProfiler.collectGarbage` only when another request runs.
 */
export async function measureHeap(
  servers: ReturnType<typeof measuredServers>,
  { requests, pageCacheMb }: { requests: number; pageCacheMb: string },
): Promise<HeapResult> {
  const inspected = await freePort();
  const { port, pid } = await servers.start(
    'workers',
    { PAGE_CACHE_MB: pageCacheMb },
    { script: [...MEASURED_SCRIPTS.workers, `--inspect=${inspected}`] },
  );
  const shop = await shopOf(port, 'localhost', 'en');
  const pages = [shop.home, shop.article, ...shop.results, ...shop.products];
  let begun = 0;
  const visit = async (until: number) => {
    while (begun < until) {
      const { path } = pages[begun++ % pages.length] ?? shop.home;
      const socket = open(port);
      await ask(socket, { host: shop.host, path, headers: { connection: 'close' } });
      socket.destroy();
    }
  };
  const visitUntil = (until: number) =>
    Promise.all(Array.from({ length: CLIENTS }, () => visit(until)));
  const inspector = await inspect(inspected);
  const measurements: HeapMeasurement[] = [];
  const measure = async () => {
    const snapshot = await inspector.heapSnapshot();
    const heap = [...kindsOf(snapshot).values()].reduce((sum, { bytes }) => sum + bytes, 0);
    const resident = [...memoryOf(pid).entries()].reduce(
      (sum, [one, bytes]) => (one === pid ? sum : sum + bytes),
      0,
    );
    measurements.push({ requests: begun - WARM_UP, heap, resident });
    return snapshot;
  };
  await visitUntil(WARM_UP);
  const before = await measure();
  await visitUntil(WARM_UP + requests / 2);
  await measure();
  await visitUntil(WARM_UP + requests);
  const after = await measure();
  inspector.close();
  await servers.endAll();
  return { pageCacheMb, measurements, grown: grownKinds(before, after) };
}
