import { keepReading } from './keep-reading.ts';

type Counts = { piles: { pile: string; count: number }[] };

const MAX_SHOWN = 10_000;

const shown = (count: number) => (count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count));

/**
 * Shows the counts at links of the navigation (`data-piles` has the beginnings of the names of their piles) and in the
 * tiles of piles.
 */
function show({ piles }: Counts): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-piles]')) {
    const prefixes = (link.dataset.piles ?? '').split(' ');
    const sum = piles
      .filter(({ pile }) => prefixes.some((prefix) => pile.startsWith(prefix)))
      .reduce((total, { count }) => total + count, 0);
    if (sum > 0) link.dataset.count = shown(sum);
    else delete link.dataset.count;
  }
  for (const { pile, count } of piles) {
    const number = document.querySelector(`[data-pile="${pile}"] strong`);
    if (number) number.textContent = shown(count);
  }
}

/**
 * Reads the counts now and every 30 seconds while the page is visible. `onShown` is called after new ones
 * are shown, `onSignedOut` when the session has ended. Returns a function that stops it.
 */
export const keepCounting = (
  path: string,
  { onShown, onSignedOut }: { onShown: () => void; onSignedOut: () => void },
): (() => void) =>
  keepReading(
    path,
    (counts) => {
      show(counts as Counts);
      onShown();
    },
    onSignedOut,
  );
