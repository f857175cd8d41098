const INTERVAL_MS = 30_000;

/**
 * Reads a call now and every 30 seconds while the page is visible, and passes each changed answer to
 * `show`. A failed read is tried again with the next one. When the session has ended it stops and calls
 * `onSignedOut`. Returns a function that stops it.
 */
export function keepReading(
  path: string,
  show: (answer: unknown) => void,
  onSignedOut?: () => void,
): () => void {
  let isStopped = false;
  let etag = '';
  let timer: ReturnType<typeof setInterval> | undefined;
  const read = async () => {
    const response = await fetch(path, { headers: etag ? { 'if-none-match': etag } : {} });
    if (isStopped) return;
    if (response.status === 401) {
      stop();
      onSignedOut?.();
    }
    if (response.status !== 200) return;
    etag = response.headers.get('etag') ?? '';
    show(await response.json());
  };
  const tryRead = () => void read().catch(() => undefined);
  const followVisibility = () => {
    clearInterval(timer);
    if (document.hidden) return;
    tryRead();
    timer = setInterval(tryRead, INTERVAL_MS);
  };
  const stop = () => {
    isStopped = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', followVisibility);
  };
  document.addEventListener('visibilitychange', followVisibility);
  followVisibility();
  return stop;
}
