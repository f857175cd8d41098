import type { UploadCatalog } from '../../contract/values/money/account-kinds.ts';
import { MAX_PIXELS } from '../platform/resize-picture.ts';
import { type Bytes, dataView, hasTextAt } from './bytes.ts';

/** The types that may be uploaded, by file extension. */
export const CONTENT_TYPES = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  xml: 'application/xml',
  csv: 'text/csv',
  // Banks name tables so, too.
  txt: 'text/csv',
} as const;
export type Extension = keyof typeof CONTENT_TYPES;
export type ContentType = (typeof CONTENT_TYPES)[Extension];

export type Size = { width: number; height: number };

/**
 * Detects the type of a picture or PDF by its first bytes; the name does not matter. Undefined for anything else, and
 * for a picture of more than 50 megapixels.
 */
export function fileType(bytes: Bytes): ContentType | undefined {
  if (hasTextAt(bytes, 0, '%PDF-')) return 'application/pdf';
  const found = pictureOf(bytes);
  return found && isReasonable(found.size) ? found.type : undefined;
}

const XML_BEGIN = /^(?:\uFEFF|\u00EF\u00BB\u00BF)?\s*</;

/**
 * The type of a bank's file. A text without control characters is XML if it begins like XML, else a table.
 * Only for files that are never shown, because a web page counts as XML here too.
 */
function tableType(bytes: Bytes): ContentType | undefined {
  const isUtf16 =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const begin = bytes.subarray(0, 4096);
  const isText = begin.every((byte) => byte >= 32 || [9, 10, 13].includes(byte));
  if (bytes.length === 0 || !(isText || isUtf16)) return undefined;
  const text = new TextDecoder('latin1').decode(begin.subarray(0, 64));
  return XML_BEGIN.test(text) ? 'application/xml' : 'text/csv';
}

/** The type of a file that is uploaded to a catalog. */
export const typeIn = (catalog: UploadCatalog, bytes: Bytes): ContentType | undefined =>
  catalog === 'BANK_FILE' ? tableType(bytes) : fileType(bytes);

/** The size in pixels that the header of a PNG, JPEG or WebP states; undefined for other files. */
export function pictureSize(bytes: Bytes): Size | undefined {
  return pictureOf(bytes)?.size;
}

function pictureOf(bytes: Bytes) {
  const kinds = [
    { type: 'image/png', size: pngSize(bytes) },
    { type: 'image/jpeg', size: jpegSize(bytes) },
    { type: 'image/webp', size: webpSize(bytes) },
  ] as const;
  for (const { type, size } of kinds) if (size) return { type, size };
  return undefined;
}

function isReasonable({ width, height }: Size): boolean {
  return width > 0 && height > 0 && width * height <= MAX_PIXELS;
}

/** Read from the IHDR chunk, which comes first. */
function pngSize(bytes: Bytes): Size | undefined {
  if (!hasTextAt(bytes, 0, '\x89PNG\r\n\x1a\n') || !hasTextAt(bytes, 12, 'IHDR')) return undefined;
  const view = dataView(bytes);
  return bytes.length < 24 ? undefined : { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Reads the size from the first frame header. The segments before it are skipped by their lengths. */
function jpegSize(bytes: Bytes): Size | undefined {
  if (!hasTextAt(bytes, 0, '\xff\xd8\xff')) return undefined;
  const view = dataView(bytes);
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (isFrame(marker))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** SOF0 to SOF15, except three markers in that range that are not frames. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Reads the size from the first chunk: extended (VP8X), lossless (VP8L) or lossy (VP8). */
function webpSize(bytes: Bytes): Size | undefined {
  if (!hasTextAt(bytes, 0, 'RIFF') || !hasTextAt(bytes, 8, 'WEBP') || bytes.length < 30) {
    return undefined;
  }
  const view = dataView(bytes);
  if (hasTextAt(bytes, 12, 'VP8X')) {
    const uint24 = (at: number) => view.getUint16(at, true) + ((bytes[at + 2] ?? 0) << 16);
    return { width: uint24(24) + 1, height: uint24(27) + 1 };
  }
  if (hasTextAt(bytes, 12, 'VP8L') && bytes[20] === 0x2f) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (hasTextAt(bytes, 12, 'VP8 ') && hasTextAt(bytes, 23, '\x9d\x01\x2a')) {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  return undefined;
}
