import type { UploadToken } from '../../../contract/calls/uploads.ts';
import type { PhotoShows } from '../../../contract/values/warehouse/parcel-statuses.ts';

const EXTENSIONS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;

/** Uploads photos and adds them to a parcel, with what they show. Throws if one can't be sent. */
export async function sendPhotos(
  tenantId: string,
  parcelId: string,
  files: readonly File[],
  of: { shows: PhotoShows; orderItemId: string },
): Promise<void> {
  const photos: ({ path: string } & typeof of)[] = [];
  for (const file of files) {
    const { cdnUrl, key } = await uploadPhoto(tenantId, file);
    const path = new URL(`${cdnUrl.replace(/\/$/, '')}/${key}`, location.href).pathname;
    photos.push({ path, ...of });
  }
  const response = await fetch(
    `/api/ops/purchase-parcels/${parcelId}/photos?tenant=${encodeURIComponent(tenantId)}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ photos }),
    },
  );
  if (!response.ok) throw new Error('the photos were not added');
}

/** Uploads a photo; resolves to the token that has its key. Throws if it can't be sent. */
export async function uploadPhoto(tenantId: string, file: File): Promise<UploadToken> {
  const tenant = `tenant=${encodeURIComponent(tenantId)}`;
  const ext = EXTENSIONS[file.type as keyof typeof EXTENSIONS];
  if (!ext) throw new Error('no picture');
  const tokenResponse = await fetch(`/api/ops/upload-token?ext=${ext}&${tenant}`);
  if (!tokenResponse.ok) throw new Error('no token');
  const token = (await tokenResponse.json()) as UploadToken;
  const form = new FormData();
  const texts = {
    key: token.key,
    policy: token.policy,
    OSSAccessKeyId: token.accessKeyId,
    signature: token.signature,
    ...(token.token ? { 'x-oss-security-token': token.token } : {}),
  };
  for (const [name, text] of Object.entries(texts)) form.set(name, text);
  form.set('file', file);
  const isOwn = token.bucketHost.startsWith('/');
  const posted = await fetch(isOwn ? `${token.bucketHost}?${tenant}` : token.bucketHost, {
    method: 'POST',
    body: form,
  });
  if (!posted.ok) throw new Error('not uploaded');
  return token;
}
