import { expect, test } from 'vitest';
import { selfTimes } from '../../../tools/bench/pages/self-times.ts';
import type { CpuProfile } from '../../../tools/servers/inspector.ts';

const node = (id: number, functionName: string, url: string) => ({
  id,
  callFrame: { functionName, url, lineNumber: 9, columnNumber: 0 },
});

test('busy time is counted by function and by place, as self time without idle time', () => {
  const profile: CpuProfile = {
    nodes: [
      node(1, '(idle)', ''),
      node(2, 'render', 'file:///app/dist/server/ssr/index.js'),
      node(3, 'escape', 'file:///app/dist/server/ssr/index.js'),
      node(4, 'parse', 'file:///app/node_modules/@scope/parser/index.js'),
      node(5, '(garbage collector)', ''),
    ],
    samples: [1, 2, 3, 4, 2, 5],
    timeDeltas: [9000, 1000, 2000, 3000, 2000, 2000],
  };
  const { busyMs, functions, places } = selfTimes(profile, 2);
  expect(busyMs).toBe(10);
  expect(functions).toEqual([
    { name: 'render server/ssr/index.js:10', share: 0.3 },
    { name: 'parse @scope/parser:10', share: 0.3 },
  ]);
  expect(places).toEqual([
    { name: 'server/ssr/index.js', share: 0.5 },
    { name: '@scope/parser', share: 0.3 },
  ]);
});
