/**
 * What a shopper can write into an order's note to see how it goes when something goes wrong, as one
 * pays with a test card (README). Each happens once; several may stand together.
 */
export const SANDBOX_WORDS = [
  /** The agent asks before buying. */
  '#ask',
  /** The price has risen. */
  '#supplement',
  /** It can't be bought. */
  '#out-of-stock',
  /** The first parcel fails its check. */
  '#damaged',
  /** The last parcel never arrives; in the note of a transit order: its parcels don't. */
  '#lost',
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
