import { decode } from 'jpeg-js';
import { type Bytes, concatBytes, dataView, hasTextAt } from './bytes.ts';
import { MAX_DECODED_PIXELS, type Orientation, type Raster, upright } from './raster.ts';

/** The memory that the decoder needs for the largest allowed picture without chroma subsampling. */
const MAX_MEGABYTES = 100;
/** A progressive picture has about ten scans. The decoder passes over all pixels for each. */
const MAX_SCANS = 40;

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP1 = 0xe1;
const APP14 = 0xee;
/** The frame types that the decoder supports: baseline, extended, progressive. */
const FRAMES = [0xc0, 0xc1, 0xc2];
/** Huffman tables, quantisation tables, restart interval. */
const TABLES = [0xc4, 0xdb, 0xdd];

/**
 * Strips a JPEG file to its picture: removes comments, camera data, thumbnails and any bytes after its
 * end, but keeps the orientation. Undefined if the file is truncated or of an unsupported kind.
 */
export function stripJpeg(file: Bytes): Bytes | undefined {
  const view = dataView(file);
  const parts: Uint8Array[] = [];
  let orientation: Orientation = 1;
  let frames = 0;
  let scans = 0;
  let at = 2;
  while (at + 4 <= file.length || file[at + 1] === EOI) {
    const marker = file[at + 1] ?? 0;
    if (file[at] !== 0xff) return undefined;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) {
      const isWhole = frames === 1 && scans > 0;
      return isWhole
        ? concatBytes([fileStart(orientation), ...parts, Uint8Array.of(0xff, EOI)])
        : undefined;
    }
    const end = at + 2 + view.getUint16(at + 2);
    if (end < at + 4 || end > file.length) return undefined;
    const segment = file.subarray(at, end);
    at = end;
    if (FRAMES.includes(marker)) {
      frames += 1;
      if (frames > 1 || !isValidFrame(segment)) return undefined;
      parts.push(segment);
    } else if (marker === SOS) {
      scans += 1;
      if (frames === 0 || scans > MAX_SCANS) return undefined;
      at = endOfScan(file, end);
      parts.push(segment, file.subarray(end, at));
    } else if (TABLES.includes(marker) || isAdobe(segment)) parts.push(segment);
    else if (marker === APP1) orientation = orientationOf(segment) ?? orientation;
    // Application data and comments are dropped; any other marker is invalid here.
    else if (marker < 0xe0 || marker > 0xfe) return undefined;
  }
  return undefined;
}

/** Decodes a result of `stripJpeg`. Throws if the decoder can't read it. */
export function decodeJpeg(picture: Bytes): Raster {
  const { width, height, data } = decode(picture, {
    useTArray: true,
    formatAsRGBA: false,
    tolerantDecoding: false,
    maxResolutionInMP: MAX_DECODED_PIXELS / 1_000_000,
    maxMemoryUsageInMB: MAX_MEGABYTES,
  });
  const exif = picture.subarray(2, 2 + UPRIGHT_EXIF.length);
  return upright({ width, height, rgb: data }, orientationOf(exif) ?? 1);
}

/** Whether the frame has 8 bits per sample; 1, 3 or 4 planes; and sampling factors of 1, 2 or 4. */
function isValidFrame(segment: Uint8Array): boolean {
  const planes = segment[9] ?? 0;
  const factors = Array.from({ length: planes }, (_, i) => segment[11 + i * 3] ?? 0);
  return (
    segment.length === 10 + planes * 3 &&
    segment[4] === 8 &&
    [1, 3, 4].includes(planes) &&
    factors.every((factor) => [1, 2, 4].includes(factor >> 4) && [1, 2, 4].includes(factor & 15))
  );
}

/** Whether it is the Adobe segment, which states the colour space of a picture with four planes. */
function isAdobe(segment: Uint8Array): boolean {
  return segment[1] === APP14 && segment.length === 16 && hasTextAt(segment, 4, 'Adobe');
}

/** The end of a scan's data: the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(file: Bytes, from: number): number {
  let at = file.indexOf(0xff, from);
  while (at >= 0) {
    const next = file[at + 1] ?? SOI;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = file.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  return file.length;
}

/** An Exif segment with one entry, the orientation. Its value is at `ORIENTATION_AT`. */
const UPRIGHT_EXIF = Uint8Array.from([
  ...[0xff, APP1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
  ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0],
]);
const ORIENTATION_AT = 29;

/** The start of a stripped file: the marker, and the orientation unless it is upright. */
function fileStart(orientation: Orientation): Uint8Array {
  const exif =
    orientation === 1 ? new Uint8Array() : UPRIGHT_EXIF.with(ORIENTATION_AT, orientation);
  return concatBytes([Uint8Array.of(0xff, SOI), exif]);
}

/** The orientation in an Exif segment; undefined if there is none. */
function orientationOf(segment: Bytes): Orientation | undefined {
  const tiff = 10;
  if (segment.length < tiff + 8 || !hasTextAt(segment, 4, 'Exif\0\0')) return undefined;
  const view = dataView(segment);
  const little = hasTextAt(segment, tiff, 'II');
  const directory = tiff + view.getUint32(tiff + 4, little);
  if (directory + 2 > segment.length) return undefined;
  const entries = view.getUint16(directory, little);
  for (let i = 0; i < entries; i++) {
    const entry = directory + 2 + i * 12;
    if (entry + 12 > segment.length) return undefined;
    if (view.getUint16(entry, little) !== 0x0112) continue;
    const value = view.getUint16(entry + 8, little);
    return value >= 1 && value <= 8 ? (value as Orientation) : undefined;
  }
  return undefined;
}
