/** The largest accepted file, in bytes (docs/specification.md section 9). */
export const MAX_FILE_BYTES = 10_485_760;
/**
 * Room for a form's other fields: at most this many bytes of the body, and at most this many characters
 * in all of their names and values together.
 */
const FIELDS_BYTES = 64 * 1024;
/**
 * The most parts of a form, more than any form of ours has. Each part takes memory besides its bytes.
 */
const MAX_PARTS = 200;
/**
 * A body that is too large, but no larger than this, is still read to its end: an earlier answer would
 * break the client's connection.
 */
const DRAINED_BYTES = 32 * 1024 * 1024;

export function isMultipart(request: Request): boolean {
  return boundaryOf(request) !== undefined;
}

function boundaryOf(request: Request): string | undefined {
  const type = request.headers.get('content-type') ?? '';
  const match = /^multipart\/form-data\b.*;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(
    type,
  );
  return match?.[1] ?? match?.[2];
}

type ReadOptions = {
  /** The most bytes of the file that are kept. */
  most?: number;
  /**
   * Called once with the fields before the file, when 64 KiB of the body have arrived; not for a
   * smaller body. If it throws, reading stops.
   */
  checkFields?: (fields: FormData | undefined) => Promise<unknown>;
};

/**
 * Reads a multipart form with a file, in bounded memory. A body that is too long is cut off and closed
 * like a complete form: the fields before the file are intact, and the file is longer than `most`.
 * Undefined if it is no multipart form, has too many parts, or its fields are too long.
 */
export async function readForm(
  request: Request,
  { most = MAX_FILE_BYTES, checkFields }: ReadOptions = {},
): Promise<FormData | undefined> {
  const boundary = boundaryOf(request);
  if (!boundary) return undefined;
  const announced = Number(request.headers.get('content-length') ?? 0);
  const room = most + FIELDS_BYTES;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const countParts = partCounter(boundary);
  let size = 0;
  let parts = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    if (parts <= MAX_PARTS) parts = countParts(chunk);
    if (parts > MAX_PARTS) chunks.length = 0;
    else if (size < room) chunks.push(chunk.slice(0, room - size));
    const completesFields = size < FIELDS_BYTES && size + chunk.length >= FIELDS_BYTES;
    size += chunk.length;
    if (completesFields)
      await checkFields?.(await parse([...chunks, closingDelimiter(boundary)], boundary));
    if (size > room && Math.max(size, announced) > DRAINED_BYTES) break;
  }
  if (parts > MAX_PARTS) return undefined;
  const form = await parse(
    size > room ? [...chunks, closingDelimiter(boundary)] : chunks,
    boundary,
  );
  return form && textLength(form) <= FIELDS_BYTES ? form : undefined;
}

/** Counts the delimiters of parts, including those that are split between two chunks. */
function partCounter(boundary: string): (chunk: Uint8Array) => number {
  const delimiter = `\r\n--${boundary}`;
  const decoder = new TextDecoder('latin1');
  let parts = 0;
  let tail = '';
  return (chunk) => {
    const text = tail + decoder.decode(chunk);
    parts += text.split(delimiter).length - 1;
    tail = text.slice(1 - delimiter.length);
    return parts;
  };
}

/** The number of characters in a form's names and texts. */
function textLength(form: FormData): number {
  return [...form].reduce(
    (sum, [name, value]) => sum + name.length + (typeof value === 'string' ? value.length : 0),
    0,
  );
}

const closingDelimiter = (boundary: string) => new TextEncoder().encode(`\r\n--${boundary}--\r\n`);

function parse(parts: Uint8Array<ArrayBuffer>[], boundary: string): Promise<FormData | undefined> {
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
  return new Response(new Blob(parts), { headers }).formData().catch(() => undefined);
}
