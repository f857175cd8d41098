/**
 * The goods whose pictures exist before the tests: those that tests search for by picture, and some
 * others to tell them from. A server on Node renders any other picture when it is requested.
 */
const GOODS = ['backpack', 'handbag', 'suitcase', 'tote-bag'];

/** Limits the pictures that this process and its children render beforehand (`plannedPictures`). */
export function limitPictures(): void {
  process.env.DEMO_GOODS = GOODS.join(',');
}
