/**
 * Lets a document end once. rsc-html-stream, which writes the payload into the HTML, cuts the end
 * off a chunk to write it last, but overlooks an end that two chunks share: then it stands in the
 * middle of the document, too.
 */
export function singleEnd(): TransformStream<Uint8Array, Uint8Array> {
  /** The last bytes so far; dropped if they are the end and more follows. */
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
