import { ageMs, cpuMs, treeOf } from '../servers/processes.ts';
import { median } from '../servers/quantile.ts';
import { freePort } from '../servers/start-server.ts';
import { startWorkerd } from '../servers/workerd.ts';

export type StartTimes = { ms: number; cpuMs: number };

/** Asks no database and no language: what it takes is the Worker's own beginning. */
const FIRST = '/healthz';

/** Time and CPU that workerd takes to its first answer, from the process's beginning: not Miniflare's, which writes its configuration. */
async function startOnce(isEmpty: boolean): Promise<StartTimes> {
  const before = new Set(treeOf(process.pid));
  const environment = { DEMO: 'true', LOG_LEVEL: 'error' };
  const port = await freePort();
  const miniflare = await startWorkerd({ port, environment, isEmpty });
  const started = treeOf(process.pid).filter((pid) => !before.has(pid));
  const [workerd = 0] = started;
  await (await fetch(`http://127.0.0.1:${port}${FIRST}`)).text();
  const times = { ms: ageMs(workerd), cpuMs: cpuMs(workerd) };
  await miniflare.dispose();
  return times;
}

/** What the build's start costs beyond that of a worker that does nothing, started in turns with it. */
export async function startTimes(starts: number): Promise<StartTimes> {
  const pairs: (readonly [StartTimes, StartTimes])[] = [];
  for (let i = 0; i < starts; i++)
    pairs.push([await startOnce(false), await startOnce(true)] as const);
  const over = (of: keyof StartTimes) => median(pairs.map(([ours, empty]) => ours[of] - empty[of]));
  return { ms: over('ms'), cpuMs: over('cpuMs') };
}
