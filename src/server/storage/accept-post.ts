import { Failure } from '../../contract/errors.ts';
import { sha256Hex } from '../crypto/digest.ts';
import type { KeyRing } from '../crypto/keys.ts';
import type { EmbeddedBucket } from '../platform/bucket.ts';
import { fileType } from './file-type.ts';
import { MAX_FILE_BYTES, readForm } from './posted-form.ts';
import { type Leave, leaveOf } from './upload-token.ts';

/** A file that lies in the bucket, and whose. */
export type StoredUpload = Leave & { bytes: number; sha256: string };

/**
 * Takes a form posted to the embedded bucket, its file last, and stores the file, once. Throws
 * `MALFORMED_BODY`, `FORBIDDEN` for a policy that is not ours or over, `BODY_TOO_LARGE`,
 * `UPLOAD_REFUSED` for bytes that are not of the type asked for, `CONFLICT` for a key that was used.
 */
export async function acceptPost(
  { bucket, keys, now }: { bucket: EmbeddedBucket; keys: KeyRing; now: number },
  request: Request,
): Promise<StoredUpload> {
  const form = await readForm(request, {
    judge: async (fields) => fields && leaveOf({ keys, now }, fields),
  });
  const [name, file] = [...(form ?? [])].at(-1) ?? [];
  if (!form || name !== 'file' || typeof file !== 'object') throw new Failure('MALFORMED_BODY');
  const leave = await leaveOf({ keys, now }, form);
  if (file.size > MAX_FILE_BYTES) throw new Failure('BODY_TOO_LARGE');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (fileType(bytes) !== leave.contentType) throw new Failure('UPLOAD_REFUSED');
  if (!(await bucket.put(leave.key, bytes))) throw new Failure('CONFLICT');
  return { ...leave, bytes: bytes.length, sha256: await sha256Hex(bytes) };
}
