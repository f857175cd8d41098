import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepReading } from '../../../../src/components/desk/comfort/keep-reading.ts';

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const page = Object.assign(new EventTarget(), { hidden: false });

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset();
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = (status: number) => async () =>
  status === 200
    ? Response.json(status, { headers: { etag: '"1"' } })
    : new Response(null, { status });

/** Shows the page again after another one was in front of it. */
function comeBack(): void {
  for (const hidden of [true, false]) {
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  }
}

it('reads on after failures and unchanged answers, with the tag of the last answer', async () => {
  const [show, onSignedOut] = [vi.fn(), vi.fn()];
  for (const status of [503, 200, 304]) fetched.mockImplementationOnce(answer(status));
  fetched.mockRejectedValueOnce(new TypeError('offline')).mockImplementation(answer(200));
  const stop = keepReading('/counts', show, onSignedOut);
  await vi.advanceTimersByTimeAsync(4 * 30_000);
  expect(fetched).toHaveBeenCalledTimes(5);
  expect(fetched).toHaveBeenLastCalledWith('/counts', { headers: { 'if-none-match': '"1"' } });
  expect(show.mock.calls).toEqual([[200], [200]]);
  expect(onSignedOut).not.toHaveBeenCalled();
  stop();
});

it('stops for good when the session has ended, and says so once', async () => {
  const [show, onSignedOut] = [vi.fn(), vi.fn()];
  fetched.mockImplementationOnce(answer(200)).mockImplementation(answer(401));
  keepReading('/counts', show, onSignedOut);
  await vi.advanceTimersByTimeAsync(5 * 30_000);
  comeBack();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(show).toHaveBeenCalledTimes(1);
  expect(onSignedOut).toHaveBeenCalledTimes(1);
});

it('says nothing of the session after it was stopped', async () => {
  const onSignedOut = vi.fn();
  fetched.mockImplementation(answer(401));
  keepReading('/counts', vi.fn(), onSignedOut)();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(onSignedOut).not.toHaveBeenCalled();
});
