import { Failure } from '../../contract/errors.ts';
import { ownPath } from '../../contract/values/own-path.ts';
import { sha256Hex } from '../crypto/digest.ts';
import type { KeyRing } from '../crypto/keys.ts';
import type { EmbeddedBucket } from '../platform/bucket.ts';
import type { Bytes } from './bytes.ts';
import { type ContentType, fileType } from './file-type.ts';
import { decodePicture, purePicture } from './picture.ts';
import { MAX_FILE_BYTES, readForm } from './posted-form.ts';
import { type Leave, leaveOf } from './upload-token.ts';

/** A file that lies in the bucket, and whose. */
export type StoredUpload = Omit<Leave, 'types'> & {
  contentType: ContentType;
  bytes: number;
  sha256: string;
};

/** A file that was taken, and the page that its form wants to lead to, one of ours. */
export type AcceptedPost = { stored: StoredUpload; next: string | undefined };

/** A bucket of ours, and the tenant at whose address it is posted to. */
type Accepting = { bucket: EmbeddedBucket; keys: KeyRing; now: number; tenantId: string };

/**
 * Takes a form posted to the embedded bucket, its file last, and stores the file, once; of a picture
 * to search by only the picture. Throws `MALFORMED_BODY`, `FORBIDDEN` for a policy that is not ours,
 * of another tenant or over, `BODY_TOO_LARGE`, `UPLOAD_REFUSED` for bytes that are not of the type asked for or a
 * picture that is broken, `PICTURE_TOO_LARGE`, `CONFLICT` for a key that was used.
 */
export async function acceptPost(
  { bucket, keys, now, tenantId }: Accepting,
  request: Request,
): Promise<AcceptedPost> {
  const leaveAt = async (fields: FormData) => {
    const leave = await leaveOf({ keys, now }, fields);
    if (leave.tenantId !== tenantId) throw new Failure('FORBIDDEN');
    return leave;
  };
  const form = await readForm(request, {
    judge: async (fields) => fields && leaveAt(fields),
  });
  const [name, file] = [...(form ?? [])].at(-1) ?? [];
  if (!form || name !== 'file' || typeof file !== 'object') throw new Failure('MALFORMED_BODY');
  const { types, ...leave } = await leaveAt(form);
  if (file.size > MAX_FILE_BYTES) throw new Failure('BODY_TOO_LARGE');
  const posted = new Uint8Array(await file.arrayBuffer());
  const { bytes, contentType } =
    leave.catalog === 'PRODUCT_SEARCH' ? await soundPicture(posted) : asItIs(posted);
  if (!contentType || !types.includes(contentType)) throw new Failure('UPLOAD_REFUSED');
  if (!(await bucket.put(leave.key, bytes))) throw new Failure('CONFLICT');
  const next = form.get('success_action_redirect');
  return {
    stored: { ...leave, contentType, bytes: bytes.length, sha256: await sha256Hex(bytes) },
    next: typeof next === 'string' ? ownPath(next) : undefined,
  };
}

const asItIs = (bytes: Bytes) => ({ bytes, contentType: fileType(bytes) });

/** What of the file is its picture, which can be decoded. */
async function soundPicture(file: Bytes) {
  const picture = await purePicture(file);
  await decodePicture(picture);
  return picture;
}
