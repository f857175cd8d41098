/**
 * Changes a body chunk by chunk. `pass` takes a chunk and returns the bytes that may be sent now; `rest`
 * returns the bytes that are left at the end.
 */
export type ByteFilter = {
  pass: (chunk: Uint8Array) => Uint8Array;
  rest: () => Uint8Array;
};

/**
 * Removes a duplicated end tag. rsc-html-stream, which writes the payload into the HTML, moves
 * `</body></html>` behind the payload. If the tag is split between two chunks, the library
 * overlooks it: the tag stays in the middle of the document and is repeated at the end.
 */
export function singleEnd(): ByteFilter {
  /**
   * The last bytes so far, if they are the end tag or its beginning. They are dropped if they are the end tag and more
   * bytes follow.
   */
  let held: Uint8Array = new Uint8Array();
  return {
    pass(chunk) {
      if (chunk.length === 0) return chunk;
      const isDropped = held.length === END.length;
      const bytes = held.length === 0 || isDropped ? chunk : joined(held, chunk);
      const cut = bytes.length - endingLength(bytes);
      held = bytes.slice(cut);
      return bytes.subarray(0, cut);
    },
    rest: () => held,
  };
}

const END = new TextEncoder().encode('</body></html>');

/** How many of the last bytes are the end tag or its beginning. */
function endingLength(bytes: Uint8Array): number {
  for (let length = Math.min(END.length, bytes.length); length > 0; length--) {
    const start = bytes.length - length;
    if (END.subarray(0, length).every((byte, i) => byte === bytes[start + i])) return length;
  }
  return 0;
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}
