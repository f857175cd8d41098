import type { CpuProfile, ProfileNode } from '../../servers/inspector.ts';

/** Shares of busy time: of React's rendering alone, and with the components that it calls. */
export type RenderingShare = { react: number; withComponents: number };

/**
 * The functions in which React's work starts, in server components and in the HTML: rendering, writing, and
 * reading the payload in between.
 */
const REACT_STARTS = new Set(['performWork', 'startFlowing', 'progress']);
const IDLE = new Set(['(idle)', '(program)', '(root)']);

/** Files of the build that have React; all others have code of our own, or that it calls. */
const REACT_FILE = /\/ssr\/index\.js$|\/(rsc|jsx-runtime|react)-[\w-]+\.js$/;
const isOwn = ({ callFrame: { url } }: ProfileNode): boolean =>
  url.includes('/assets/') && !REACT_FILE.test(url);

/** How much of the busy time of a profile is React's rendering. */
export function renderingShare({ nodes, samples, timeDeltas }: CpuProfile): RenderingShare {
  const nodeById = new Map(nodes.map((node) => [node.id, node]));
  const callers = new Map(
    nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node] as const)),
  );
  const sums = { busy: 0, react: 0, withComponents: 0 };
  for (const [i, id] of samples.entries()) {
    const leaf = nodeById.get(id);
    if (!leaf || IDLE.has(leaf.callFrame.functionName)) continue;
    const time = timeDeltas[i] ?? 0;
    sums.busy += time;
    let hasOwn = false;
    for (let node: ProfileNode | undefined = leaf; node; node = callers.get(node.id)) {
      hasOwn ||= isOwn(node);
      if (!REACT_STARTS.has(node.callFrame.functionName) || isOwn(node)) continue;
      sums.withComponents += time;
      if (!hasOwn) sums.react += time;
      break;
    }
  }
  const busy = Math.max(sums.busy, 1);
  return { react: sums.react / busy, withComponents: sums.withComponents / busy };
}
