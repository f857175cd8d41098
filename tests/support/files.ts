/* Small files built by hand, with only the parts of each format that show its type and the picture's size. */

type Bytes = Uint8Array<ArrayBuffer>;

const bytes = (...parts: (string | number[] | Uint8Array)[]): Bytes =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string'
        ? Array.from(part, (character) => character.charCodeAt(0))
        : [...part],
    ),
  );
const bigEndian = (value: number, length: number): number[] =>
  Array.from({ length }, (_, i) => (value >>> (8 * (length - 1 - i))) & 0xff);
const littleEndian = (value: number, length: number): number[] =>
  bigEndian(value, length).reverse();

/** Text after the content, so that no two files are equal. */
const uniqueEnd = () => crypto.randomUUID();

export const pngFile = (width = 4, height = 3): Bytes =>
  bytes(
    '\x89PNG\r\n\x1a\n',
    bigEndian(13, 4),
    'IHDR',
    bigEndian(width, 4),
    bigEndian(height, 4),
    [8, 2],
    uniqueEnd(),
  );

/** A JPEG whose frame header follows an Exif segment. */
export const jpegFile = (width = 4, height = 3): Bytes =>
  bytes(
    '\xff\xd8\xff\xe1',
    bigEndian(2 + 6, 2),
    'Exif\0\0',
    '\xff\xc2',
    bigEndian(11, 2),
    [8],
    bigEndian(height, 2),
    bigEndian(width, 2),
    [1, 1, 17, 0],
    uniqueEnd(),
  );

export const webpFile = (kind: 'VP8X' | 'VP8L' | 'VP8 ', width = 4, height = 3): Bytes => {
  const head = ['RIFF', littleEndian(100, 4), 'WEBP', kind, littleEndian(20, 4)] as const;
  const body = {
    VP8X: [[0, 0, 0, 0], littleEndian(width - 1, 3), littleEndian(height - 1, 3)],
    VP8L: [[0x2f], littleEndian((width - 1) | ((height - 1) << 14), 4), [0, 0, 0, 0, 0, 0]],
    'VP8 ': [[0, 0, 0], '\x9d\x01\x2a', littleEndian(width, 2), littleEndian(height, 2)],
  }[kind];
  return bytes(...head, ...body, uniqueEnd());
};

export const pdfFile = (): Bytes => bytes('%PDF-1.7\n', uniqueEnd(), '\n%%EOF');
export const textFile = (text: string): Bytes => bytes(text);

type Token = { key: string; policy: string; accessKeyId: string; signature: string };

/** The form that a browser posts to a bucket, with the file as the last field. `changed` replaces fields. */
export function bucketForm(
  token: Token,
  file: Bytes,
  changed: Record<string, string> = {},
): FormData {
  const { key, policy, accessKeyId, signature } = token;
  const fields = { key, name: 'proof', policy, OSSAccessKeyId: accessKeyId, signature, ...changed };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([file]), 'proof');
  return form;
}
