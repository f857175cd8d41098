import { writeFileSync } from 'node:fs';
import { build } from '../../../build/build.ts';
import { splitCores } from '../../servers/processes.ts';
import { measuredServers } from '../../servers/servers.ts';
import { measureNode } from './on-node.ts';
import { measureWorkerd } from './on-workerd.ts';
import { QUICK, THOROUGH } from './plan.ts';
import { profilePages, profileText } from './profile.ts';
import { type Bench, benchText } from './table.ts';

export type BenchOptions = {
  quick: boolean;
  /** Prints a CPU profile of Node instead of measuring. */
  profile: boolean;
  /** `node` measures Node only; any other value both runtimes. */
  target: string;
  /** File that the figures are written to. */
  out: string;
};

/**
 * Measures the speed of pages and payments on Node and on workerd. Cached pages on Node are compared with
 * a baseline (baseline.ts). Rounds of the servers alternate, so that other work of the machine affects
 * all equally.
 */
export async function benchPages({ quick, profile, target, out }: BenchOptions): Promise<void> {
  const plan = quick ? QUICK : THOROUGH;
  const withWorkerd = target !== 'node' && !profile;
  await build('node');
  if (withWorkerd) await build('workers');

  const cores = splitCores();
  const servers = measuredServers();
  const say = (what: string) => console.log(what);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => servers.dispose().then(() => process.exit(1)));
  const options = { runUnder: cores.server, say };

  async function bench(): Promise<void> {
    const onNode = await measureNode(servers, plan, options);
    await servers.endAll();
    const onWorkerd = withWorkerd ? await measureWorkerd(servers, plan, options) : undefined;
    const { isPinned } = cores;
    const at = new Date().toISOString();
    const all: Bench = { at, node: process.version, isPinned, onNode, onWorkerd };
    writeFileSync(out, `${JSON.stringify(all, null, 2)}\n`);
    console.log(`\n${benchText(all)}\n\nWritten to ${out}.`);
  }

  try {
    if (profile) console.log(`\n${profileText(await profilePages(servers, options))}`);
    else await bench();
  } finally {
    await servers.dispose();
  }
}
