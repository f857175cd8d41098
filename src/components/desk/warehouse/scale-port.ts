import {
  readScale,
  type ScaleBaud,
  type ScaleUnit,
} from '../../../contract/values/warehouse/station-devices.ts';

/** The used parts of the Web Serial API, which TypeScript's types lack. */
type Port = {
  readable: ReadableStream<Uint8Array<ArrayBuffer>> | null;
  open: (options: { baudRate: number }) => Promise<void>;
  close: () => Promise<void>;
};
type Serial = { getPorts: () => Promise<Port[]>; requestPort: () => Promise<Port> };

/** `undefined` in browsers that read no serial ports. */
const serialOf = (): Serial | undefined =>
  'serial' in navigator ? (navigator.serial as Serial) : undefined;

export const readsPorts = (): boolean => serialOf() !== undefined;

/** A weight is accepted after this number of equal readings in a row. */
const STEADY = 3;
/** Grams up to which a scale is empty. */
const EMPTY_G = 5;

/**
 * Reads the lines of a scale. Returns the weight in grams when it becomes steady, and 0 when the scale is
 * empty.
 */
export function scaleLines(unit: ScaleUnit): (line: string) => number | undefined {
  let last = 0;
  let times = 0;
  let lying = 0;
  return (line) => {
    // Such as `ST,GS,+  1.240kg`: words before the number, and a sign.
    const weightText = /[\d.,]+\s*(?:kg|g)?\s*$/i.exec(line)?.[0] ?? '';
    const read = readScale(weightText, unit) ?? 0;
    const grams = read <= EMPTY_G ? 0 : read;
    // Some scales mark unsteady weights; with the others an unsteady weight is never the same for long.
    times = grams === last && !/^\s*(?:US|SD|S D)\b/.test(line) ? times + 1 : 1;
    last = grams;
    if (grams === lying || (grams > 0 && times < STEADY)) return undefined;
    lying = grams;
    return grams;
  };
}

type Options = {
  unit: ScaleUnit;
  baud: ScaleBaud;
  onWeight: (grams: number) => void;
  /** Called when the connection begins or ends. */
  onState: (isConnected: boolean) => void;
};

/**
 * The scale of this device: `resume` opens the port that was chosen before, `choose` lets the person choose
 * one.
 */
export function scalePort({ unit, baud, onWeight, onState }: Options) {
  let reader: ReadableStreamDefaultReader<string> | undefined;
  let isEnded = false;

  async function read(port: Port) {
    await port.open({ baudRate: Number(baud) });
    const text = new TextDecoderStream();
    // If this pipe ends, the reading below ends too and reports it.
    const piped = port.readable?.pipeTo(text.writable).catch(() => undefined);
    reader = text.readable.getReader();
    try {
      if (piped && !isEnded) await readLines(reader);
    } finally {
      void reader.cancel().catch(() => undefined);
      await piped;
      // An open port could not be opened again.
      await port.close();
    }
  }

  async function readLines(from: ReadableStreamDefaultReader<string>) {
    const weightOf = scaleLines(unit);
    onState(true);
    let unfinishedLine = '';
    for (let part = await from.read(); !part.done; part = await from.read()) {
      const lines = (unfinishedLine + part.value).split(/[\r\n]+/);
      unfinishedLine = lines.pop() ?? '';
      for (const line of lines) {
        const grams = weightOf(line);
        if (grams !== undefined) onWeight(grams);
      }
    }
  }

  const open = (port: Port | undefined) => {
    if (!port || isEnded) return;
    // Unplugged, or read by another tab.
    read(port)
      .catch(() => undefined)
      .finally(() => onState(false));
  };
  return {
    resume: async () => open((await serialOf()?.getPorts())?.[0]),
    /** Only by a click. */
    choose: async () =>
      open(
        await serialOf()
          ?.requestPort()
          .catch(() => undefined),
      ),
    end() {
      isEnded = true;
      void reader?.cancel();
    },
  };
}
