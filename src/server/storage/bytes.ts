export type Bytes = Uint8Array<ArrayBuffer>;

export function viewOf(bytes: Bytes): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function joined(parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Whether this text, of one byte a sign, stands there. */
export function standsAt(bytes: Uint8Array, at: number, text: string): boolean {
  return Array.from(text).every((sign, i) => bytes[at + i] === sign.charCodeAt(0));
}
