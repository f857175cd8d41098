type Data = string | Uint8Array<ArrayBuffer>;

/** SHA-256 as 64 lower-case hexadecimal digits; a string is taken as UTF-8. */
export async function sha256Hex(data: Data): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(data))));
}

export async function hmacSha256(key: Data, message: Data): Promise<Uint8Array<ArrayBuffer>> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const hmac = await crypto.subtle.importKey('raw', bytesOf(key), algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', hmac, bytesOf(message)));
}

/** Takes as long for a near miss as for a far one; only the length can be told from the time. */
export function constantTimeEqual(a: string | Uint8Array, b: string | Uint8Array): boolean {
  const left = bytesOf(a);
  const right = bytesOf(b);
  if (left.length !== right.length) return false;
  let difference = 0;
  left.forEach((byte, index) => {
    difference |= byte ^ (right[index] ?? 0);
  });
  return difference === 0;
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf<Bytes extends Uint8Array>(data: string | Bytes): Bytes | Uint8Array<ArrayBuffer> {
  return typeof data === 'string' ? new TextEncoder().encode(data) : data;
}
