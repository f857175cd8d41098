/**
 * Details that the simulated staff makes up: always the same for the same seed, so that a run can
 * be repeated.
 */

/** FNV-1a: 32 pseudo-random bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
  }
  return value;
}

/** A whole number from `least` to `most`, always the same for the same seed. */
export function between(least: number, most: number, seed: string): number {
  return least + (hash(seed) % (most - least + 1));
}

/** One of the choices, always the same for the same seed. */
export function oneOf<const T extends readonly [unknown, ...unknown[]]>(
  choices: T,
  seed: string,
): T[number] {
  return choices[between(0, choices.length - 1, seed)] ?? choices[0];
}

/** Digits, always the same for the same seed; the first is not 0. */
export function digits(count: number, seed: string): string {
  const rest = Array.from({ length: count - 1 }, (_, i) => between(0, 9, `${seed} ${i}`));
  return [between(1, 9, seed), ...rest].join('');
}

export type Sides = { lengthMm: number; widthMm: number; heightMm: number };

/** The sides of a box for goods of a weight: about four litres a kilogram, in steps of 5 mm. */
export function boxFor(weightG: number): Sides {
  const height = Math.cbrt((weightG * 4_000) / (2 * 1.5));
  const side = (ratio: number) => Math.max(50, Math.ceil((height * ratio) / 5) * 5);
  return { lengthMm: side(2), widthMm: side(1.5), heightMm: side(1) };
}

/**
 * The sides of a box that holds several boxes: at least as long as their longest side, and as wide
 * and high as their volume needs.
 */
export function boxAround(boxes: readonly Sides[]): Sides {
  const [only] = boxes;
  if (only && boxes.length === 1) return only;
  const volume = boxes.reduce((sum, box) => sum + box.lengthMm * box.widthMm * box.heightMm, 0);
  const longest = Math.max(...boxes.flatMap((box) => Object.values(box)));
  const lengthMm = Math.ceil(Math.max(longest, Math.cbrt(volume)));
  const width = Math.ceil(Math.sqrt(volume / lengthMm));
  return { lengthMm, widthMm: width, heightMm: width };
}
