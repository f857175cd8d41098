import { crc32, deflateSync } from 'node:zlib';
import { type Shopper, visit } from './world.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

/** A grey PNG of one pixel, made unique by a text in it. */
export function png(): Uint8Array<ArrayBuffer> {
  const header = Buffer.from('00000001000000010800000000', 'hex');
  return new Uint8Array(
    Buffer.concat([
      SIGNATURE,
      chunk('IHDR', header),
      chunk('tEXt', Buffer.from(`Comment\0${crypto.randomUUID()}`)),
      chunk('IDAT', deflateSync(Buffer.from([0, 128]))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

export type Token = { key: string; policy: string; accessKeyId: string; signature: string };

/** The form that uploads a file to OSS with a token. OSS wants the file as the last field. */
export function postForm(
  { key, policy, accessKeyId, signature }: Token,
  bytes: Uint8Array<ArrayBuffer>,
  type = 'image/png',
): FormData {
  const form = new FormData();
  form.set('key', key);
  form.set('name', 'proof.png');
  form.set('policy', policy);
  form.set('OSSAccessKeyId', accessKeyId);
  form.set('signature', signature);
  form.set('file', new Blob([bytes], { type }), 'proof.png');
  return form;
}

/** Posts a form to the bucket, as a browser does. */
export async function post(host: string, bucketPath: string, form: FormData) {
  const request = new Request('http://form', { method: 'POST', body: form });
  return visit(bucketPath, {
    host,
    method: 'POST',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    body: Buffer.from(await request.arrayBuffer()),
  });
}

/** The key of a proof of transfer that a shopper uploads. */
export async function uploadedProof(shopper: Shopper): Promise<string> {
  const token = await shopper.call('getUploadToken', {
    query: { ext: 'png', catalog: 'DEPOSIT_CERTIFICATE' },
  });
  const { status, text } = await post(shopper.host, token.bucketHost, postForm(token, png()));
  if (status >= 300) throw new Error(`the bucket answered ${status}: ${text}`);
  return token.key;
}
