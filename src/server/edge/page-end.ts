/**
 * Keeps a document's end for its end. What adds the page's payload to the HTML looks for the end at
 * the end of a chunk, and misses one that is cut in two: then it stands in the middle as well.
 */
export function oneEnd(): TransformStream<Uint8Array, Uint8Array> {
  /** The last bytes so far: the end, if nothing comes after them. */
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
