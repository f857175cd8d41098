import { Failure } from '../../contract/errors.ts';
import type { UploadCatalog } from '../../contract/values/money/account-kinds.ts';
import { ownPath } from '../../contract/values/own-path.ts';
import { sha256Hex } from '../crypto/digest.ts';
import type { KeyRing } from '../crypto/keys.ts';
import type { EmbeddedBucket } from '../platform/bucket.ts';
import type { Bytes } from './bytes.ts';
import { type ContentType, typeIn } from './file-type.ts';
import { decodePicture, stripPicture } from './picture.ts';
import { MAX_FILE_BYTES, readForm } from './posted-form.ts';
import { type UploadGrant, verifyUploadForm } from './upload-token.ts';

/** A file in the bucket and its owner. */
export type StoredUpload = Omit<UploadGrant, 'types'> & {
  contentType: ContentType;
  bytes: number;
  sha256: string;
};

/** The stored file, and the path on this site that its form redirects to, if any. */
export type AcceptedPost = { stored: StoredUpload; next: string | undefined };

/** What accepting a form needs: the embedded bucket, and the tenant of the host that received the form. */
type PostContext = { bucket: EmbeddedBucket; keys: KeyRing; now: number; tenantId: string };

/**
 * Accepts a form posted to the embedded bucket and stores its file, which must be the last field. A
 * picture to search by is stored without metadata. Throws `MALFORMED_BODY`; `FORBIDDEN` if the policy is
 * forged, expired or of another tenant; `BODY_TOO_LARGE`; `UPLOAD_REFUSED` if the bytes do not match the
 * granted type or the picture is broken; `PICTURE_TOO_LARGE`; `CONFLICT` if the key was already used.
 */
export async function acceptPost(
  { bucket, keys, now, tenantId }: PostContext,
  request: Request,
): Promise<AcceptedPost> {
  const grantOf = async (fields: FormData) => {
    const grant = await verifyUploadForm({ keys, now }, fields);
    if (grant.tenantId !== tenantId) throw new Failure('FORBIDDEN');
    return grant;
  };
  const form = await readForm(request, {
    checkFields: async (fields) => fields && grantOf(fields),
  });
  const [name, file] = [...(form ?? [])].at(-1) ?? [];
  if (!form || name !== 'file' || typeof file !== 'object') throw new Failure('MALFORMED_BODY');
  const { types, ...grant } = await grantOf(form);
  if (file.size > MAX_FILE_BYTES) throw new Failure('BODY_TOO_LARGE');
  const posted = new Uint8Array(await file.arrayBuffer());
  const { bytes, contentType } =
    grant.catalog === 'PRODUCT_SEARCH' ? await checkedPicture(posted) : unchanged(posted, grant);
  if (!contentType || !types.includes(contentType)) throw new Failure('UPLOAD_REFUSED');
  if (!(await bucket.put(grant.key, bytes))) throw new Failure('CONFLICT');
  const next = form.get('success_action_redirect');
  return {
    stored: { ...grant, contentType, bytes: bytes.length, sha256: await sha256Hex(bytes) },
    next: typeof next === 'string' ? ownPath(next) : undefined,
  };
}

const unchanged = (bytes: Bytes, { catalog }: { catalog: UploadCatalog }) => ({
  bytes,
  contentType: typeIn(catalog, bytes),
});

/** The picture without metadata. Throws unless it can be decoded. */
async function checkedPicture(file: Bytes) {
  const picture = await stripPicture(file);
  await decodePicture(picture);
  return picture;
}
