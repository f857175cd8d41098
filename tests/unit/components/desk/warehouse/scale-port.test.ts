import { afterEach, describe, expect, it, vi } from 'vitest';
import { scaleLines, scalePort } from '../../../../../src/components/desk/warehouse/scale-port.ts';

/** The weights reported for the lines of a scale, without lines that report nothing. */
const told = (lines: readonly string[], unit: 'G' | 'KG' = 'KG') =>
  lines.map(scaleLines(unit)).filter((grams) => grams !== undefined);

it.each([
  ['ST,GS,+  1.240kg', 1240],
  ['S S     1.240 kg', 1240],
  ['1240 g', 1240],
  ['+1,240', 1240],
  ['GROSS  1.24', 1240],
])('a steady weight is reported once, however the scale writes it: %s', (line, grams) => {
  expect(told([line, line, line, line])).toEqual([grams]);
});

it('a weight that still changes is not reported, nor a line that is no weight', () => {
  expect(told(['0.900', '1.100', '1.239', '1.240', '1.240'])).toEqual([]);
  expect(told(['US,GS,+1.240kg', 'US,GS,+1.240kg', 'US,GS,+1.240kg', 'US,GS,+1.240kg'])).toEqual(
    [],
  );
  expect(told(['ERR 7', 'ERR 7', 'ERR 7', '------', '------', '------'])).toEqual([]);
});

it('an empty scale is reported at once, and then the next weight', () => {
  const heavy = Array.from({ length: 4 }, () => '1240');
  expect(told([...heavy, '3', '0', ...heavy], 'G')).toEqual([1240, 0, 1240]);
});

describe('the port of a scale', () => {
  /** A serial port: it opens only if it is closed, and closes only if nobody reads it. */
  function fakePort() {
    let sending: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
    const port = {
      readable: null as ReadableStream<Uint8Array<ArrayBuffer>> | null,
      timesOpened: 0,
      async open() {
        if (port.readable) throw new Error('it is open');
        port.timesOpened += 1;
        port.readable = new ReadableStream({
          start(controller) {
            sending = controller;
          },
        });
      },
      async close() {
        if (port.readable?.locked) throw new Error('it is being read');
        port.readable = null;
      },
      say: (text: string) => sending?.enqueue(new TextEncoder().encode(text)),
      unplug: () => sending?.error(new Error('unplugged')),
    };
    return port;
  }

  /** A scale at a port, with what comes of it next. */
  function scaleAt(port: ReturnType<typeof fakePort>) {
    vi.stubGlobal('navigator', { serial: { getPorts: async () => [port] } });
    const happened = new TransformStream<string, string>();
    const writer = happened.writable.getWriter();
    const reader = happened.readable.getReader();
    const scale = scalePort({
      unit: 'G',
      baud: '9600',
      onWeight: (grams) => void writer.write(`${grams} g`),
      onState: (isConnected) => void writer.write(isConnected ? 'connected' : 'lost'),
    });
    return { scale, next: async () => (await reader.read()).value };
  }

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is closed when the scale is unplugged, so that it can be opened again', async () => {
    const port = fakePort();
    const { scale, next } = scaleAt(port);
    for (const timesOpened of [1, 2]) {
      await scale.resume();
      expect(await next()).toBe('connected');
      expect(port.timesOpened).toBe(timesOpened);
      port.say('1240 g\r\n1240 g\r\n12');
      port.say('40 g\r\n');
      expect(await next()).toBe('1240 g');
      port.unplug();
      expect(await next()).toBe('lost');
      expect(port.readable).toBeNull();
    }
  });

  it('is closed when the page no longer needs it, and not opened again', async () => {
    const port = fakePort();
    const { scale, next } = scaleAt(port);
    await scale.resume();
    expect(await next()).toBe('connected');
    scale.end();
    expect(await next()).toBe('lost');
    expect(port.readable).toBeNull();
    await scale.resume();
    expect(port.timesOpened).toBe(1);
  });
});
