/** Small files by hand: as much of each format as says what it is and how large its picture is. */

type Bytes = Uint8Array<ArrayBuffer>;

const bytes = (...parts: (string | number[] | Uint8Array)[]): Bytes =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (sign) => sign.charCodeAt(0)) : [...part],
    ),
  );
const big = (value: number, length: number): number[] =>
  Array.from({ length }, (_, i) => (value >>> (8 * (length - 1 - i))) & 0xff);
const little = (value: number, length: number): number[] => big(value, length).reverse();

/** Followed by something of its own, so that no two are the same. */
const other = () => crypto.randomUUID();

export const pngFile = (width = 4, height = 3): Bytes =>
  bytes('\x89PNG\r\n\x1a\n', big(13, 4), 'IHDR', big(width, 4), big(height, 4), [8, 2], other());

/** A JPEG whose frame stands behind a segment of Exif. */
export const jpegFile = (width = 4, height = 3): Bytes =>
  bytes(
    '\xff\xd8\xff\xe1',
    big(2 + 6, 2),
    'Exif\0\0',
    '\xff\xc2',
    big(11, 2),
    [8],
    big(height, 2),
    big(width, 2),
    [1, 1, 17, 0],
    other(),
  );

export const webpFile = (kind: 'VP8X' | 'VP8L' | 'VP8 ', width = 4, height = 3): Bytes => {
  const head = ['RIFF', little(100, 4), 'WEBP', kind, little(20, 4)] as const;
  const body = {
    VP8X: [[0, 0, 0, 0], little(width - 1, 3), little(height - 1, 3)],
    VP8L: [[0x2f], little((width - 1) | ((height - 1) << 14), 4), [0, 0, 0, 0, 0, 0]],
    'VP8 ': [[0, 0, 0], '\x9d\x01\x2a', little(width, 2), little(height, 2)],
  }[kind];
  return bytes(...head, ...body, other());
};

export const pdfFile = (): Bytes => bytes('%PDF-1.7\n', other(), '\n%%EOF');
export const textFile = (text: string): Bytes => bytes(text);

type Token = { key: string; policy: string; accessKeyId: string; signature: string };

/** The form that a browser posts to a bucket, its file last; any field can be another. */
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
