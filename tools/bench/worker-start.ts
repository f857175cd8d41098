import { ageMs, cpuMs, treeOf } from '../servers/processes.ts';
import { median } from '../servers/quantile.ts';
import { freePort } from '../servers/start-server.ts';
import { startWorkerd } from '../servers/workerd.ts';

export type StartTimes = { ms: number; cpuMs: number };

/** A path without database or texts, so that only the start of the Worker is measured. */
const BARE_PATH = '/healthz';

/**
 * Time and CPU time from the start of the workerd process to its first response. The time of Miniflare,
 * which writes workerd's configuration, is not counted.
 */
async function startOnce({ isEmpty }: { isEmpty: boolean }): Promise<StartTimes> {
  const before = new Set(treeOf(process.pid));
  const environment = { DEMO: 'true', LOG_LEVEL: 'error' };
  const port = await freePort();
  const miniflare = await startWorkerd({ port, environment, isEmpty });
  const started = treeOf(process.pid).filter((pid) => !before.has(pid));
  const [workerd = 0] = started;
  await (await fetch(`http://127.0.0.1:${port}${BARE_PATH}`)).text();
  const times = { ms: ageMs(workerd), cpuMs: cpuMs(workerd) };
  await miniflare.dispose();
  return times;
}

/**
 * How much longer our Worker takes to start than an empty one: the median of `starts` pairs, of which
 * each is started in succession.
 */
export async function startTimes(starts: number): Promise<StartTimes> {
  const pairs: (readonly [StartTimes, StartTimes])[] = [];
  for (let i = 0; i < starts; i++)
    pairs.push([await startOnce({ isEmpty: false }), await startOnce({ isEmpty: true })] as const);
  const excess = (figure: keyof StartTimes) =>
    median(pairs.map(([built, empty]) => built[figure] - empty[figure]));
  return { ms: excess('ms'), cpuMs: excess('cpuMs') };
}
