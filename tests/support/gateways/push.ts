import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';

/** A message as the browser reads it, with who signed for it. */
export type Pushed = { message: unknown; subject: string; ttl: string | undefined };

/** A browser's keys; `open` decrypts a body as RFC 8291 says, by other code than ours. */
export function newBrowser() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = crypto.getRandomValues(Buffer.alloc(16));
  const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  return {
    p256dh: pair.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
    open(body: Buffer): string {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body.readUInt8(20));
      const sealed = body.subarray(21 + sender.length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
      const secret = hkdf(pair.computeSecret(sender), auth, info, 32);
      const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      if (plain.at(-1) !== 2) throw new Error('the record does not end as the last one');
      return plain.subarray(0, -1).toString();
    },
  };
}

/**
 * A push service that accepts messages for browsers at `/<name>`, checks the signature, and decrypts the
 * messages.
 */
export async function startPushService() {
  const browsers = new Map<string, ReturnType<typeof newBrowser>>();
  const got: Pushed[] = [];
  let answer = 201;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', async () => {
      const browser = browsers.get(request.url ?? '');
      const isTaken = answer < 300 && browser !== undefined;
      if (isTaken) {
        got.push({
          message: JSON.parse(browser.open(Buffer.concat(parts))),
          subject: await signerOf(request.headers.authorization, origin),
          ttl: request.headers.ttl as string | undefined,
        });
      }
      response.writeHead(browser ? answer : 410).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    got,
    answerWith: (status: number) => {
      answer = status;
    },
    /** A new browser: what it sends to subscribe. */
    browser: () => {
      const browser = newBrowser();
      const path = `/${crypto.randomUUID()}`;
      browsers.set(path, browser);
      const { p256dh, auth } = browser;
      return { endpoint: origin + path, p256dh, auth };
    },
    forget: ({ endpoint }: { endpoint: string }) => browsers.delete(new URL(endpoint).pathname),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/**
 * The sender that the signature of RFC 8292 names, if it was made with the key in it for this service.
 */
async function signerOf(authorization = '', audience: string): Promise<string> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), {
    audience,
    currentDate: new Date(Number(JSON.parse(atob(token.split('.')[1] ?? '')).exp) * 1000 - 1000),
  });
  return String(payload.sub);
}
