import { describe, expect, it } from 'vitest';
import {
  Aborted,
  abortOnCancel,
  createRenderAbort,
} from '../../../../src/server/request/aborted.ts';

const source = (cancelled: (reason: unknown) => void) =>
  new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(3)),
    cancel: cancelled,
  });

describe('a body that can be aborted', () => {
  it('cancels its source when its consumer cancels, with a reason that is not logged', async () => {
    const { renderAbort, abort } = createRenderAbort();
    const reasons: unknown[] = [];
    const reader = abortOnCancel(
      source((reason) => reasons.push(reason)),
      abort,
    ).getReader();
    expect((await reader.read()).value).toHaveLength(3);
    expect(renderAbort.signal.aborted).toBe(false);
    await reader.cancel();
    expect(reasons).toEqual([expect.any(Aborted)]);
    expect(renderAbort.signal.reason).toMatchObject({ digest: 'ABORTED' });
    await expect(renderAbort.orAborted).rejects.toBe(renderAbort.signal.reason);
  });

  it('is produced no faster than it is read', async () => {
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
    const reader = abortOnCancel(body, () => {}).getReader();
    await reader.read();
    await reader.read();
    expect(made).toBe(2);
  });

  it('passes on the end and a failure of its source', async () => {
    const failing = new ReadableStream<Uint8Array>({ pull: (c) => c.error(new Error('no more')) });
    await expect(new Response(abortOnCancel(failing, () => {})).text()).rejects.toThrow('no more');
    expect(await new Response(abortOnCancel(new Blob(['all']).stream(), () => {})).text()).toBe(
      'all',
    );
  });
});
