import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from '../build/build.ts';
import { measureNode } from '../tools/bench/pages/on-node.ts';
import { measureWorkerd } from '../tools/bench/pages/on-workerd.ts';
import { QUICK, THOROUGH } from '../tools/bench/pages/plan.ts';
import { profilePages, profileText } from '../tools/bench/pages/profile.ts';
import { type Bench, benchText } from '../tools/bench/pages/table.ts';
import { splitCores } from '../tools/servers/processes.ts';
import { measuredServers } from '../tools/servers/servers.ts';

/**
 * How fast pages and payments are, on Node and on workerd, beside what the same framework does at
 * most; everything in one run, in turns, so that whatever else the machine does falls on all alike.
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    /** Says where the CPU is busy instead, on Node. */
    profile: { type: 'boolean', default: false },
    /** `node`, or both. */
    target: { type: 'string', default: 'both' },
    out: { type: 'string', default: 'bench.json' },
  },
});

const plan = values.quick ? QUICK : THOROUGH;
const withWorkerd = values.target !== 'node' && !values.profile;
await build('node');
if (withWorkerd) await build('workers');

const cores = splitCores();
const servers = measuredServers();
const say = (what: string) => console.log(what);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => servers.stop().then(() => process.exit(1)));
const options = { under: cores.server, say };

async function bench(): Promise<void> {
  const onNode = await measureNode(servers, plan, options);
  await servers.end();
  const onWorkerd = withWorkerd ? await measureWorkerd(servers, plan, options) : undefined;
  const { isPinned } = cores;
  const at = new Date().toISOString();
  const all: Bench = { at, node: process.version, isPinned, onNode, onWorkerd };
  writeFileSync(values.out, `${JSON.stringify(all, null, 2)}\n`);
  console.log(`\n${benchText(all)}\n\nWritten to ${values.out}.`);
}

try {
  if (values.profile) console.log(`\n${profileText(await profilePages(servers, options))}`);
  else await bench();
} finally {
  await servers.stop();
}
process.exit();
