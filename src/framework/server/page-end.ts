/** Changes a body chunk by chunk: `pass` gives what may go on of the bytes so far, `rest` what is left at the end. */
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
   * The last bytes so far, as many as the end tag has. Dropped if they are the end tag and more bytes
   * follow.
   */
  let held: Uint8Array = new Uint8Array();
  return {
    pass(chunk) {
      const before = isEnd(held) ? new Uint8Array() : held;
      const bytes = new Uint8Array(before.length + chunk.length);
      bytes.set(before);
      bytes.set(chunk, before.length);
      const cut = Math.max(0, bytes.length - END.length);
      held = bytes.slice(cut);
      return bytes.subarray(0, cut);
    },
    rest: () => held,
  };
}

const END = new TextEncoder().encode('</body></html>');

const isEnd = (bytes: Uint8Array) =>
  bytes.length === END.length && bytes.every((byte, i) => byte === END[i]);
