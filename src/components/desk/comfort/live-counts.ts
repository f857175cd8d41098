type Counts = { piles: { pile: string; count: number }[] };

const INTERVAL_MS = 30_000;
const MAX_SHOWN = 10_000;

const shown = (count: number) => (count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count));

/** Shows counts at the links of the navigation, which name the beginnings of their piles. */
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
 * Reads the counts now and every 30 seconds, as long as the page is visible; an unchanged answer has no body.
 * `onShown` is called when new ones are shown. The result ends it. A failed read is tried again with the next one.
 */
export function keepCounting(path: string, onShown: () => void): () => void {
  let etag = '';
  let timer: ReturnType<typeof setInterval> | undefined;
  const read = async () => {
    const response = await fetch(path, { headers: etag ? { 'if-none-match': etag } : {} });
    if (response.status !== 200) return;
    etag = response.headers.get('etag') ?? '';
    show((await response.json()) as Counts);
    onShown();
  };
  const tryRead = () => void read().catch(() => undefined);
  const followVisibility = () => {
    clearInterval(timer);
    if (document.hidden) return;
    tryRead();
    timer = setInterval(tryRead, INTERVAL_MS);
  };
  document.addEventListener('visibilitychange', followVisibility);
  followVisibility();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', followVisibility);
  };
}
