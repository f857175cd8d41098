import type { CpuProfile, ProfileNode } from '../../servers/inspector.ts';

/** Share of the time spent in a function itself, not in functions that it called. */
export type SelfTime = { name: string; share: number };

const IDLE = new Set(['(idle)', '(program)', '(root)']);

/** The origin of a function: its package, its file of the build, or Node. */
function placeOf({ callFrame: { url, functionName } }: ProfileNode): string {
  if (functionName === '(garbage collector)') return functionName;
  const path = decodeURIComponent(url).split('/node_modules/').at(-1) ?? '';
  if (url.includes('/node_modules/')) return path.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? path;
  if (url.includes('/dist/')) return url.split('/dist/').at(-1) ?? url;
  if (url.startsWith('node:')) return url.split('/').slice(0, 2).join('/');
  return url === '' ? 'native code' : url.split('/').slice(-2).join('/');
}

function functionOf(node: ProfileNode): string {
  const { functionName, lineNumber } = node.callFrame;
  return `${functionName || '(anonymous)'} ${placeOf(node)}:${lineNumber + 1}`;
}

/**
 * Groups the samples by the name that `nameOf` gives. Returns the share of busy time of each group, largest
 * first, and the total busy time.
 */
function sums({ nodes, samples, timeDeltas }: CpuProfile, nameOf: (node: ProfileNode) => string) {
  const nodeById = new Map(nodes.map((node) => [node.id, node]));
  const times = new Map<string, number>();
  let busy = 0;
  for (const [i, id] of samples.entries()) {
    const node = nodeById.get(id);
    const microseconds = timeDeltas[i] ?? 0;
    if (!node || IDLE.has(node.callFrame.functionName)) continue;
    busy += microseconds;
    const name = nameOf(node);
    times.set(name, (times.get(name) ?? 0) + microseconds);
  }
  const all: SelfTime[] = [...times]
    .map(([name, time]) => ({ name, share: time / Math.max(busy, 1) }))
    .sort((a, b) => b.share - a.share);
  return { all, busyMs: busy / 1000 };
}

/** The functions, and the places (packages, files of the build), with most CPU time. */
export function selfTimes(profile: CpuProfile, count: number) {
  const { all, busyMs } = sums(profile, functionOf);
  return {
    busyMs,
    functions: all.slice(0, count),
    places: sums(profile, placeOf).all.slice(0, count),
  };
}
