/** The largest file that is taken (specification section 9). */
export const MAX_FILE_BYTES = 10_485_760;
/** Room for the other fields of a form with a file. */
const FIELDS_BYTES = 64 * 1024;
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

/**
 * Reads a form with a file. Never more than a file and its fields are kept: a longer body is read on
 * and dropped, and what was kept is closed as if it ended there, so that the fields before the file
 * are known and the file is seen to be longer than `MAX_FILE_BYTES`. Undefined where it is no form.
 */
export async function readForm(request: Request): Promise<FormData | undefined> {
  const boundary = boundaryOf(request);
  if (!boundary) return undefined;
  const { chunks, complete } = await readBounded(request);
  if (!complete) chunks.push(new TextEncoder().encode(`\r\n--${boundary}--\r\n`));
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
  return new Response(new Blob(chunks), { headers }).formData().catch(() => undefined);
}

async function readBounded(request: Request) {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const announced = Number(request.headers.get('content-length') ?? 0);
  let room = MAX_FILE_BYTES + FIELDS_BYTES;
  let size = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    size += chunk.byteLength;
    if (room > 0) chunks.push(chunk.subarray(0, room));
    room -= chunk.byteLength;
    if (room < 0 && Math.max(size, announced) > DRAINED_BYTES) break;
  }
  return { chunks, complete: room >= 0 };
}
