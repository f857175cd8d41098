import { isGraded } from './query-parts.ts';
import type { Reading } from './read-query.ts';

/**
 * Whether it is certain what a query wants, and that the catalogue may have it: if not, the page says that its hits are
 * only near. What only some have used a thing for is no certain purpose.
 */
export const isCertain = (reading: Reading): boolean =>
  reading.isUnderstood &&
  !reading.isLacking &&
  !reading.head?.isDoubtful &&
  (reading.head !== undefined ||
    reading.parts.some((part) => part.kind === 'whom' || isGraded(part)));
