import type { ReactNode } from 'react';

/** A part that `isolate` (src/i18n) marked. A translation may mark what the code marked already. */
const ISOLATED = /\u2068+([^\u2068\u2069]*)\u2069+/;

/**
 * Shows the parts of a text that `isolate` marked as `<bdi>` elements: the marks are characters, which
 * would be copied with an order's number. Anything but a text stays as it is.
 */
export function isolated(node: ReactNode): ReactNode {
  if (typeof node !== 'string' || !ISOLATED.test(node)) return node;
  return node.split(ISOLATED).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
    index % 2 === 1 ? <bdi key={index}>{part}</bdi> : part,
  );
}
