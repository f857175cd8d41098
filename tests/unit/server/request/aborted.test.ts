import { describe, expect, it } from 'vitest';
import { Gone, untilLeft, waitingFor } from '../../../../src/server/request/aborted.ts';

const source = (cancelled: (reason: unknown) => void) =>
  new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(3)),
    cancel: cancelled,
  });

describe('an answer that nobody waits for any more', () => {
  it('ends what makes it, for a reason that is not logged', async () => {
    const { waiting, leave } = waitingFor();
    const reasons: unknown[] = [];
    const reader = untilLeft(
      source((reason) => reasons.push(reason)),
      leave,
    ).getReader();
    expect((await reader.read()).value).toHaveLength(3);
    expect(waiting.signal.aborted).toBe(false);
    await reader.cancel();
    expect(reasons).toEqual([expect.any(Gone)]);
    expect(waiting.signal.reason).toMatchObject({ digest: 'GONE' });
    await expect(waiting.orGone).rejects.toBe(waiting.signal.reason);
  });

  it('is made no faster than it is read', async () => {
    let made = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          made += 1;
          controller.enqueue(new Uint8Array(1));
        },
      },
      { highWaterMark: 0 },
    );
    const reader = untilLeft(body, () => {}).getReader();
    await reader.read();
    await reader.read();
    expect(made).toBe(2);
  });

  it('hands on that making it failed, and its end', async () => {
    const failing = new ReadableStream<Uint8Array>({ pull: (c) => c.error(new Error('no more')) });
    await expect(new Response(untilLeft(failing, () => {})).text()).rejects.toThrow('no more');
    expect(await new Response(untilLeft(new Blob(['all']).stream(), () => {})).text()).toBe('all');
  });
});
