import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { build } from '../../build/build.ts';
import { cpuMs, openFilesLimit } from '../servers/processes.ts';
import { measuredServers } from '../servers/servers.ts';
import { runAborted } from './aborted.ts';
import { type HeapResult, measureHeap } from './heap.ts';
import { type Flatness, flatness, MAX_GROWTH, type MemorySample, watchMemory } from './memory.ts';
import { type LoadOptions as RunOptions, runLoad, socketsLeft } from './run-load.ts';
import { errorCount, phaseTable, type Tally } from './tally.ts';
import { findWorld } from './world.ts';

const SHOPPERS_EACH = 4;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;

export type LoadOptions = {
  streams: number;
  minutes: number;
  /** The share of pages that a client aborts. */
  abortShare: number;
  /** `node`, `workers`, or the URL of a demonstration that runs on this machine. */
  target: string;
  /** The number of the server's processes on Node; the server's default if undefined. */
  workers?: string | undefined;
  /** If set, only aborts this number of streams and compares memory before and after. */
  aborted?: number | undefined;
  /** If set, only measures the Worker's heap over this number of requests. */
  heap?: number | undefined;
  /** File that the figures are written to. */
  out: string;
};

type Servers = ReturnType<typeof measuredServers>;

/** Starts the server under load. If it is running already, only its port is known. */
async function findServer(
  servers: Servers,
  { target, workers }: LoadOptions,
): Promise<{ port: number; pid?: number }> {
  if (target !== 'node' && target !== 'workers') {
    const { hostname, port } = new URL(target);
    if (!LOOPBACK.has(hostname)) throw new Error(`${hostname} is not this machine`);
    return { port: Number(port) };
  }
  await build(target);
  return servers.start(target, target === 'node' ? { WORKERS: workers ?? '' } : {});
}

function printErrors({ errors }: Tally): void {
  for (const [kind, { count, example }] of Object.entries(errors))
    console.log(`  ${count} × ${kind}, for example ${example}`);
}

type Requirement = readonly [what: string, isGood: boolean];

/** Prints each requirement and whether it is met. Returns whether all are met. */
function printRequirements(requirements: readonly Requirement[]): boolean {
  console.log('');
  for (const [what, isGood] of requirements)
    console.log(`${isGood ? 'good  ' : 'FAILED'}  ${what}`);
  return requirements.every(([, isGood]) => isGood);
}

type Measured = {
  tally: Tally;
  seconds: number;
  openSockets: number;
  /** CPU time of the server; undefined for a server that runs already. */
  cpuSeconds?: number | undefined;
  /** Empty for a server that runs already. */
  samples: readonly MemorySample[];
};

async function loadPages(servers: Servers, loadOptions: LoadOptions): Promise<boolean> {
  const { streams, minutes, abortShare, out } = loadOptions;
  const files = openFilesLimit();
  const processes = Math.min(2, availableParallelism());
  console.log(`A process may open ${files} files; the clients run in ${processes} processes.`);
  if (files < streams + 200)
    throw new Error(`too few for ${streams} streams: raise the limit with ulimit -n`);
  const server = await findServer(servers, loadOptions);
  const world = await findWorld(server.port, SHOPPERS_EACH);
  const options = { streams, minutes, abortShare, processes };
  const measured = await measureLoad(server, { ...options, world });
  const loaded = measured.samples.filter(({ second }) => second <= minutes * 60);
  const flat = flatness(loaded.map(({ totalBytes }) => totalBytes));
  printMeasured(loadOptions, measured);
  const isGood = printRequirements(loadRequirements(measured, flat));
  printErrors(measured.tally);
  writeFileSync(out, `${JSON.stringify({ ...options, ...measured, flat }, null, 2)}\n`);
  return isGood;
}

async function measureLoad(
  { port, pid }: { port: number; pid?: number },
  options: RunOptions,
): Promise<Measured> {
  const memory = pid ? watchMemory(pid) : undefined;
  const cpuBefore = pid ? cpuMs(pid) : 0;
  const { tally, seconds } = await runLoad(options, (sum, second) =>
    printProgress(sum, { second, used: memory?.samples.at(-1) }),
  );
  memory?.stop();
  return {
    tally,
    seconds,
    openSockets: await socketsLeft(port),
    cpuSeconds: pid ? (cpuMs(pid) - cpuBefore) / 1000 : undefined,
    samples: memory?.samples ?? [],
  };
}

function printProgress(
  sum: Tally,
  { second, used }: { second: number; used: MemorySample | undefined },
): void {
  const memory = used
    ? `, ${megabytes(used.totalBytes)} (${used.processBytes.map(megabytes).join(' + ')})`
    : '';
  console.log(
    `${second.toFixed(0).padStart(4)} s: ${sum.answered} complete, ${sum.aborted} aborted, ${errorCount(sum)} wrong${memory}`,
  );
}

function printMeasured(
  { streams, minutes }: LoadOptions,
  { tally, seconds, cpuSeconds }: Measured,
): void {
  console.log(
    `\n${streams} streams at once for ${minutes} min, ${Math.round(tally.answered / seconds)} answers/s, ${megabytes(tally.bytes)}`,
  );
  console.log(
    `${tally.answered} answered, ${tally.aborted} aborted by the client, ${tally.purchases} purchases\n`,
  );
  console.log(phaseTable(tally));
  if (cpuSeconds !== undefined)
    console.log(`CPU time of the server: ${((cpuSeconds / seconds) * 100).toFixed(0)} % of a core`);
}

function loadRequirements(
  { tally, openSockets, samples }: Measured,
  { isFlat, middleBytes, lastBytes }: Flatness,
): Requirement[] {
  const wrong = errorCount(tally) - tally.serverErrors;
  const requirements: Requirement[] = [
    [`${wrong} answers incomplete, mixed up or refused`, wrong === 0],
    [`${tally.serverErrors} answers 5xx`, tally.serverErrors === 0],
    [`${openSockets} sockets left`, openSockets === 0],
  ];
  if (samples.length === 0) return requirements;
  const memory = `memory ${megabytes(middleBytes)} after the warm-up, ${megabytes(lastBytes)} at the end`;
  return [...requirements, [memory, isFlat]];
}

async function abortStreams(servers: Servers, count: number, out: string): Promise<boolean> {
  await build('node');
  const result = await runAborted(servers, count);
  const { heap, resident } = result;
  console.log(`${result.streams} aborted streams, each page rendered anew`);
  console.log(`resident: ${megabytes(resident.before)} before, ${megabytes(resident.after)} after`);
  const isGood = printRequirements([
    [
      `heap in use after a collection: ${megabytes(heap.before)} before, ${megabytes(heap.after)} after`,
      result.isHeapFlat,
    ],
    [`${result.socketsLeft} sockets left`, result.socketsLeft === 0],
  ]);
  writeFileSync(out, `${JSON.stringify(result, null, 2)}\n`);
  return isGood;
}

async function heapOfWorker(servers: Servers, requests: number, out: string): Promise<boolean> {
  await build('workers');
  const results: HeapResult[] = [];
  for (const pageCacheMb of ['0', '64']) {
    const result = await measureHeap(servers, { requests, pageCacheMb });
    results.push(result);
    console.log(`\nPAGE_CACHE_MB=${pageCacheMb}`);
    for (const { requests: after, heap, resident } of result.measurements)
      console.log(
        `after ${after} requests: heap ${megabytes(heap)}, workerd ${megabytes(resident)}`,
      );
    for (const { name, bytes, count } of result.grown)
      console.log(`  ${name}: ${(bytes / 1024).toFixed(0)} KB, ${count} objects more`);
  }
  writeFileSync(out, `${JSON.stringify(results, null, 2)}\n`);
  return printRequirements(
    results.map(({ pageCacheMb, measurements }) => {
      const [middle = 0, last = 0] = measurements.slice(-2).map(({ heap }) => heap);
      return [
        `PAGE_CACHE_MB=${pageCacheMb}: heap ${megabytes(middle)} after half of the requests, ${megabytes(last)} at last`,
        last <= middle * (1 + MAX_GROWTH),
      ] as const;
    }),
  );
}

/**
 * Runs thousands of concurrent clients, fast and slow, some of whom abort. Every response is
 * read to its last byte, and must be complete and the requested page. Resolves to false if a response is not, or
 * if the server fails, leaks connections or leaks memory.
 */
export async function load(options: LoadOptions): Promise<boolean> {
  const servers = measuredServers();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => servers.dispose().then(() => process.exit(1)));
  const { aborted, heap, out } = options;
  try {
    if (heap) return await heapOfWorker(servers, heap, out);
    return await (aborted ? abortStreams(servers, aborted, out) : loadPages(servers, options));
  } finally {
    await servers.dispose();
  }
}
