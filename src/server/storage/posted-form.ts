/** The largest file that is taken (docs/specification.md section 9). */
export const MAX_FILE_BYTES = 10_485_760;
/** Room for the other fields of a form with a file. */
const FIELDS_BYTES = 64 * 1024;
/** More than any form has; each costs more to read than its bytes. */
const MOST_PARTS = 200;
/** Read to its end and dropped: an answer in the middle would break the connection of who is sending. */
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

type Reading = {
  /** Bytes of a file that are kept. */
  most?: number;
  /** Sees the fields before the file of a large body as soon as they are there; what it throws ends the reading. */
  judge?: (fields: FormData | undefined) => Promise<unknown>;
};

/**
 * Reads a form with a file. Never more than a file and its fields are kept: a longer body is read on
 * and dropped, and what was kept is closed as if it ended there, so that the fields before the file
 * are known and the file is seen to be too long. Undefined where it is no form, or one with more
 * parts or longer texts than anybody fills in.
 */
export async function readForm(
  request: Request,
  { most = MAX_FILE_BYTES, judge }: Reading = {},
): Promise<FormData | undefined> {
  const boundary = boundaryOf(request);
  if (!boundary) return undefined;
  const announced = Number(request.headers.get('content-length') ?? 0);
  const room = most + FIELDS_BYTES;
  const kept: Uint8Array<ArrayBuffer>[] = [];
  const partsUntil = partCounter(boundary);
  let size = 0;
  let parts = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    if (parts <= MOST_PARTS) parts = partsUntil(chunk);
    if (parts > MOST_PARTS) kept.length = 0;
    else if (size < room) kept.push(chunk.slice(0, room - size));
    const fieldsAreIn = size < FIELDS_BYTES && size + chunk.length >= FIELDS_BYTES;
    size += chunk.length;
    if (fieldsAreIn) await judge?.(await parse([...kept, closing(boundary)], boundary));
    if (size > room && Math.max(size, announced) > DRAINED_BYTES) break;
  }
  if (parts > MOST_PARTS) return undefined;
  const form = await parse(size > room ? [...kept, closing(boundary)] : kept, boundary);
  return form && textsOf(form) <= FIELDS_BYTES ? form : undefined;
}

/** Counts the ends of parts in what comes in, also one that is cut by the end of a chunk. */
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

/** How many characters the texts of a form have together. */
function textsOf(form: FormData): number {
  return [...form].reduce(
    (sum, [name, value]) => sum + name.length + (typeof value === 'string' ? value.length : 0),
    0,
  );
}

const closing = (boundary: string) => new TextEncoder().encode(`\r\n--${boundary}--\r\n`);

function parse(parts: Uint8Array<ArrayBuffer>[], boundary: string): Promise<FormData | undefined> {
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
  return new Response(new Blob(parts), { headers }).formData().catch(() => undefined);
}
