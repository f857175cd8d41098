/**
 * Words for an order's note that make the simulator show a problem, as a test card does for payments
 * (docs/operating.md). Each problem happens once; a note may hold several words.
 */
export const SANDBOX_WORDS = [
  /** The agent asks before buying. */
  '#ask',
  /** The price has risen. */
  '#supplement',
  /** The goods can't be bought. */
  '#out-of-stock',
  /** The first parcel fails its check. */
  '#damaged',
  /** The last parcel never arrives; in a transit order's note, none of its parcels arrives. */
  '#lost',
  /** A service that a shopper asked for can't be done: in the service's own note. */
  '#refuse',
] as const;
export type SandboxWord = (typeof SANDBOX_WORDS)[number];

/** Whether one of the notes holds the word. */
export function says(notes: readonly string[], word: SandboxWord): boolean {
  return notes.some((note) =>
    note
      .toLowerCase()
      .match(/#[a-z]+(-[a-z]+)*/g)
      ?.includes(word),
  );
}
