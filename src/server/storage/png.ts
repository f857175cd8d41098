import { convertIndexedToRgb, type DecodedPng, decode } from 'fast-png';
import { type Bytes, concatBytes, dataView } from './bytes.ts';
import { MAX_DECODED_PIXELS, type Raster } from './raster.ts';

const SIGNATURE_BYTES = 8;
/** The chunks of the picture itself. Others are dropped: texts, profiles, times, animation. */
const KEPT_CHUNKS = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];
/**
 * How many chunks a file may have, because each takes memory besides its bytes. Enough for the largest
 * allowed file in chunks of 4 KB.
 */
const MAX_CHUNKS = 4096;
/** The unpacked size of the largest allowed picture with four channels of eight bits, and a filter byte for each of 4096 rows. */
const MAX_UNPACKED_BYTES = MAX_DECODED_PIXELS * 4 + 4096;

/** Channels by colour type: grey, colour, palette, grey with alpha, colour with alpha. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/**
 * Strips a PNG file to its picture: removes metadata and any bytes after its end. Undefined if the file
 * is truncated or its data does not unpack to the length that its header implies. Never unpacks more
 * than that length.
 */
export async function stripPng(file: Bytes): Promise<Bytes | undefined> {
  const chunks = chunksOf(file);
  const header = chunks?.[0]?.data;
  const last = chunks?.at(-1)?.type;
  const expected = header && unpackedBytes(header);
  if (!chunks || last !== 'IEND' || expected === undefined) return undefined;
  const packed = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  if (!(await unpacksTo(expected, packed))) return undefined;
  return concatBytes([file.subarray(0, SIGNATURE_BYTES), ...chunks.map(({ whole }) => whole)]);
}

/** Whether the picture would take too much memory, as its header implies. */
export function isTooLargePng(file: Bytes): boolean {
  const header = chunksOf(file)?.[0]?.data;
  const bytes = header && unpackedBytes(header);
  return bytes !== undefined && bytes > MAX_UNPACKED_BYTES;
}

type Chunk = { type: string; data: Bytes; whole: Bytes };

/**
 * The chunks of the picture itself, up to IEND. Undefined if a chunk is malformed; a truncated file gives
 * the chunks before the cut.
 */
function chunksOf(file: Bytes): Chunk[] | undefined {
  const view = dataView(file);
  const chunks: Chunk[] = [];
  let at = SIGNATURE_BYTES;
  for (let count = 0; at + 12 <= file.length; count++) {
    if (count === MAX_CHUNKS) return undefined;
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > file.length) return undefined;
    const type = String.fromCharCode(...file.subarray(at + 4, at + 8));
    const isFirst = at === SIGNATURE_BYTES;
    if (isFirst !== (type === 'IHDR')) return undefined;
    if (KEPT_CHUNKS.includes(type)) {
      chunks.push({ type, data: file.subarray(at + 8, end - 4), whole: file.subarray(at, end) });
    } else if (/^[A-Z]/.test(type)) {
      // An upper-case first letter marks a critical chunk; an unknown one can't be dropped.
      return undefined;
    }
    if (type === 'IEND') return length === 0 ? chunks : undefined;
    at = end;
  }
  return chunks;
}

/** The unpacked length of a picture's data: each row has one extra byte for its filter. */
function unpackedBytes(header: Bytes): number | undefined {
  const [depth = 0, colourType = 0, , , interlaced = 0] = header.subarray(8);
  const channels = CHANNELS[colourType];
  const isValid = header.length === 13 && [1, 2, 4, 8, 16].includes(depth) && interlaced <= 1;
  if (!isValid || channels === undefined) return undefined;
  // The decoder can't deinterlace pixels smaller than a byte.
  if (interlaced === 1 && depth < 8) return undefined;
  const view = dataView(header);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const bytesOfRows = (columns: number, count: number) =>
    columns > 0 ? count * (1 + Math.ceil((columns * channels * depth) / 8)) : 0;
  if (interlaced === 0) return bytesOfRows(width, height);
  /** How many columns or rows a pass has. */
  const countEvery = (length: number, from: number, step: number) =>
    Math.max(0, Math.ceil((length - from) / step));
  return PASSES.reduce(
    (sum, [x, y, across, down]) =>
      sum + bytesOfRows(countEvery(width, x, across), countEvery(height, y, down)),
    0,
  );
}

/** The Adam7 passes of an interlaced picture: first column, first row, column step, row step. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/**
 * Whether the data unpacks to exactly this length. Discards the result and stops at the first extra
 * byte.
 */
async function unpacksTo(expected: number, packed: Bytes[]): Promise<boolean> {
  const unpacked = new Blob(packed).stream().pipeThrough(new DecompressionStream('deflate'));
  let bytes = 0;
  try {
    for await (const chunk of unpacked as unknown as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      if (bytes > expected) break;
    }
  } catch {
    return false;
  }
  return bytes === expected;
}

/** Decodes a result of `stripPng` onto a white background. Throws if the decoder can't read it. */
export function decodePng(picture: Bytes): Raster {
  const png = decode(picture, { checkCrc: true });
  const { width, height } = png;
  const { values, channels, max } = valuesOf(png);
  const rgb = new Uint8Array(width * height * 3);
  const transparentColor = png.palette ? undefined : png.transparency;
  const isColour = channels >= 3;
  const hasAlpha = channels === 2 || channels === 4;
  const onWhite = (value: number, opacity: number) =>
    Math.round(255 * (1 - opacity + (value / max) * opacity));
  for (let pixel = 0; pixel < width * height; pixel++) {
    const from = pixel * channels;
    const to = pixel * 3;
    const red = values[from] ?? 0;
    const green = isColour ? (values[from + 1] ?? 0) : red;
    const blue = isColour ? (values[from + 2] ?? 0) : red;
    const isTransparent =
      transparentColor &&
      red === transparentColor[0] &&
      (!isColour || (green === transparentColor[1] && blue === transparentColor[2]));
    const alpha = hasAlpha ? (values[from + channels - 1] ?? 0) / max : 1;
    const opacity = isTransparent ? 0 : alpha;
    rgb[to] = onWhite(red, opacity);
    rgb[to + 1] = onWhite(green, opacity);
    rgb[to + 2] = onWhite(blue, opacity);
  }
  return { width, height, rgb };
}

type Values = { values: Uint8Array | Uint16Array; channels: number; max: number };

/** Reads one number for each sample, at any bit depth. A palette is resolved to its colours. */
function valuesOf(png: DecodedPng): Values {
  const { width, height, depth, channels } = png;
  const data = png.data as Uint8Array | Uint16Array;
  const max = 2 ** depth - 1;
  if (png.palette) {
    return { values: convertIndexedToRgb(png), channels: png.palette[0]?.length ?? 3, max: 255 };
  }
  if (depth >= 8) return { values: data, channels, max };
  const values = new Uint8Array(width * height);
  const rowBytes = Math.ceil((width * depth) / 8);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const byte = data[y * rowBytes + ((x * depth) >> 3)] ?? 0;
      values[y * width + x] = (byte >> (8 - depth - ((x * depth) & 7))) & max;
    }
  }
  return { values, channels, max };
}
