export type Bytes = Uint8Array<ArrayBuffer>;

export function dataView(bytes: Bytes): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function concatBytes(parts: readonly Uint8Array[]): Bytes {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** Whether the bytes at an offset spell this text, one byte per character. */
export function hasTextAt(bytes: Uint8Array, at: number, text: string): boolean {
  return Array.from(text).every((character, i) => bytes[at + i] === character.charCodeAt(0));
}
