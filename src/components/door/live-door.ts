import type { DoorEstimate } from '../../contract/values/money/door.ts';
import { call, type Route } from '../session/api.ts';
import { lazyTexts } from '../session/lazy-texts.ts';
import { isSignedIn } from '../session/login-flag.ts';
import { type DoorFormat, noDoor, showDoor } from './show-door.ts';
import type { ShownDoor } from './shown-door.ts';

const FOR_ANYBODY: Route<'estimateProduct'> = ['POST', '/front/door-estimate'];
const MINE: Route<'estimateMyProduct'> = ['POST', '/front/door-estimate/mine'];

/* The code that islands load only when an estimate changes after the page was rendered. */

export type DoorItems = { productSkuId: string; quantity: number }[];
export type LiveFormat = Omit<DoorFormat, 'texts'>;

/** An estimate that arrived in the browser, formatted there. */
export async function showLiveDoor(door: DoorEstimate, format: LiveFormat): Promise<ShownDoor> {
  const { door: texts } = await lazyTexts();
  return showDoor(door, { ...format, texts });
}

/**
 * The cost of variants of a product at the door: the shopper's, or for visitors one in the shop's home
 * country; a dash if they can't be ordered in this way. Throws `CallError`.
 */
export async function productDoor(
  productUrl: string,
  items: DoorItems,
  format: LiveFormat,
  signal: AbortSignal,
): Promise<ShownDoor> {
  const body = { productUrl, items };
  const [{ door }, { door: texts }] = await Promise.all([
    call(isSignedIn() ? MINE : FOR_ANYBODY, { body }, signal),
    lazyTexts(),
    // So that the new amounts are shown at once.
    import('./door-content.tsx'),
  ]);
  const shown = door
    ? showDoor(door, { ...format, texts }, { isBrief: true })
    : noDoor(format.money, '');
  return { ...shown, pieces: piecesOf(items) };
}

export const piecesOf = (items: DoorItems): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);
