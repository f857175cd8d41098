/**
 * Removes a duplicated end tag. rsc-html-stream, which writes the payload into the HTML, moves
 * `</body></html>` behind the payload. If the tag is split between two chunks, the library
 * overlooks it: the tag stays in the middle of the document and is repeated at the end.
 */
export function singleEnd(): TransformStream<Uint8Array, Uint8Array> {
  /**
   * The last bytes so far, as many as the end tag has. Dropped if they are the end tag and more bytes
   * follow.
   */
  let held: Uint8Array = new Uint8Array();
  return new TransformStream({
    transform(chunk, controller) {
      const before = isEnd(held) ? new Uint8Array() : held;
      const bytes = new Uint8Array(before.length + chunk.length);
      bytes.set(before);
      bytes.set(chunk, before.length);
      const cut = Math.max(0, bytes.length - END.length);
      if (cut > 0) controller.enqueue(bytes.subarray(0, cut));
      held = bytes.slice(cut);
    },
    flush(controller) {
      controller.enqueue(held);
    },
  });
}

const END = new TextEncoder().encode('</body></html>');

const isEnd = (bytes: Uint8Array) =>
  bytes.length === END.length && bytes.every((byte, i) => byte === END[i]);
