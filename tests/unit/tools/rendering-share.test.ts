import { expect, test } from 'vitest';
import { renderingShare } from '../../../tools/bench/pages/rendering-share.ts';
import type { CpuProfile } from '../../../tools/servers/inspector.ts';

const node = (id: number, functionName: string, file: string, children: number[] = []) => ({
  id,
  callFrame: {
    functionName,
    url: file && `file:///app/dist/server/${file}`,
    lineNumber: 9,
    columnNumber: 0,
  },
  children,
});

test('React’s share is what it does itself, and what it calls without our components', () => {
  const profile: CpuProfile = {
    nodes: [
      node(1, '(root)', '', [2, 3, 7]),
      node(2, '(idle)', ''),
      node(3, 'performWork', 'assets/rsc-a1.js', [4, 5]),
      node(4, 'encodeInto', ''),
      node(5, 'Header', 'assets/_layout-b2.js', [6]),
      node(6, 'jsx', 'assets/jsx-runtime-c3.js'),
      node(7, 'compress', 'assets/server-entry-d4.js'),
    ],
    samples: [2, 3, 4, 5, 6, 7],
    timeDeltas: [9000, 1000, 2000, 3000, 1000, 3000],
  };
  expect(renderingShare(profile)).toEqual({ react: 0.3, withComponents: 0.7 });
});
