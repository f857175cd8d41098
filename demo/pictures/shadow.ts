import type { Canvas } from './canvas.ts';
import type { Sprite } from './sprite.ts';

/** Pixels on a side of a cell of a shadow. Shadows are soft, so they need no more. */
const CELL = 4;
/** Every second pixel of a sprite is enough to cast a shadow. */
const STEP = 2;

/** How dark each cell of a picture is: 0 to 1. */
type Shade = { side: number; cells: Float32Array };

/**
 * How a point of a sprite casts its shadow: `height` above the foot, it falls `along` times that to the right of `left`
 * and `back` times that above `ground`. What is higher than `reach` casts none.
 */
type Caster = { left: number; ground: number; along: number; back: number; reach: number };

function shadeOf(canvas: Canvas, sprite: Sprite, caster: Caster): Shade {
  const { left, ground, along, back, reach } = caster;
  const { width, height, data } = sprite;
  const side = Math.ceil(canvas.size / CELL);
  const cells = new Float32Array(side * side);
  const share = (STEP / CELL) ** 2 / 255;
  for (let y = 0; y < height; y += STEP) {
    const above = height - y;
    const weight = (1 - above / reach) * share;
    const row = Math.floor((ground - above * back) / CELL);
    if (weight <= 0 || row < 0 || row >= side) continue;
    const from = left + above * along;
    for (let x = 0; x < width; x += STEP) {
      const alpha = data[(y * width + x) * 4 + 3] ?? 0;
      const column = Math.floor((from + x) / CELL);
      if (alpha === 0 || column < 0 || column >= side) continue;
      const at = row * side + column;
      cells[at] = Math.min(1, (cells[at] ?? 0) + alpha * weight);
    }
  }
  return { side, cells };
}

/** One pass of a moving average over lines of cells, from one array to another. */
function average(
  from: Float32Array,
  into: Float32Array,
  { side, radius, along, across }: { side: number; radius: number; along: number; across: number },
) {
  const window = 2 * radius + 1;
  for (let line = 0; line < side; line++) {
    const start = line * across;
    let sum = 0;
    for (let i = 0; i < radius; i++) sum += from[start + i * along] ?? 0;
    for (let i = 0; i < side; i++) {
      if (i + radius < side) sum += from[start + (i + radius) * along] ?? 0;
      into[start + i * along] = sum / window;
      if (i >= radius) sum -= from[start + (i - radius) * along] ?? 0;
    }
  }
}

/** Two averages in each direction are nearly a Gaussian. Changes the shade. */
function blurred({ side, cells }: Shade, radius: number): Shade {
  const other = new Float32Array(cells.length);
  for (let pass = 0; pass < 2; pass++) {
    average(cells, other, { side, radius, along: 1, across: side });
    average(other, cells, { side, radius, along: side, across: 1 });
  }
  return { side, cells };
}

/** Darkens a picture by shadows together, smoothly between their cells. */
function darken({ size, data }: Canvas, shades: readonly { shade: Shade; darkness: number }[]) {
  const side = shades[0]?.shade.side ?? 0;
  const keep = new Float32Array(side * side).fill(1);
  for (const { shade, darkness } of shades) {
    for (let at = 0; at < keep.length; at++) {
      keep[at] = (keep[at] ?? 1) * (1 - darkness * (shade.cells[at] ?? 0));
    }
  }
  const lights = new Float32Array(side);
  for (let y = 0; y < size; y++) {
    const down = Math.min(side - 1, Math.max(0, (y + 0.5) / CELL - 0.5));
    const top = Math.floor(down) * side;
    const bottom = Math.min(side - 1, Math.floor(down) + 1) * side;
    // The light of this row of pixels, at each cell of its row.
    let first = side;
    let last = -1;
    for (let i = 0; i < side; i++) {
      const upper = keep[top + i] ?? 1;
      const light = upper + ((keep[bottom + i] ?? 1) - upper) * (down % 1);
      lights[i] = light;
      if (light >= DARK_FROM) continue;
      first = Math.min(first, i);
      last = i;
    }
    const end = Math.min(size, (last + 2) * CELL);
    for (let x = Math.max(0, (first - 1) * CELL), to = (y * size + x) * 3; x < end; x++, to += 3) {
      const across = Math.min(side - 1, Math.max(0, (x + 0.5) / CELL - 0.5));
      const column = Math.floor(across);
      const near = lights[column] ?? 1;
      const light = near + ((lights[Math.min(side - 1, column + 1)] ?? 1) - near) * (across % 1);
      if (light >= DARK_FROM) continue;
      data[to] = (data[to] ?? 0) * light;
      data[to + 1] = (data[to + 1] ?? 0) * light;
      // Light from the walls makes shadows a little bluer.
      data[to + 2] = (data[to + 2] ?? 0) * (light + (1 - light) * 0.06);
    }
  }
}

/** Less shadow than this is not seen. */
const DARK_FROM = 0.998;

type Layer = { darkness: number; blur: number };

/** Of a standing object: where it touches, what is near the ground, and all of it, the farther the softer. */
const STANDING: readonly (Layer & { upTo: number; along: number; back: number })[] = [
  { darkness: 0.72, blur: 1, upTo: 0.16, along: 0.05, back: 0.42 },
  { darkness: 0.46, blur: 4, upTo: 0.3, along: 0.35, back: 0.28 },
  { darkness: 0.26, blur: 9, upTo: 1, along: 0.5, back: 0.14 },
];

/** The shadow on the ground of an object that stands with its foot at `ground`, in light from the left. */
export function standingShadow(canvas: Canvas, sprite: Sprite, left: number, ground: number): void {
  darken(
    canvas,
    STANDING.map(({ darkness, blur, upTo, along, back }) => {
      // A little below the foot, where the object hides less of it.
      const below = ground + canvas.size * BELOW_FOOT;
      const caster = { left, ground: below, along, back, reach: sprite.height * upTo };
      return { darkness, shade: blurred(shadeOf(canvas, sprite, caster), blur) };
    }),
  );
}

/** How far a contact shadow reaches below the foot, of the picture's side. */
const BELOW_FOOT = 0.006;

/** Of a lying object: under its edge, beside it, and around it. Offsets are shares of the picture's side. */
const LYING: readonly (Layer & { offset: number })[] = [
  { darkness: 0.42, blur: 1, offset: 0.004 },
  { darkness: 0.28, blur: 3, offset: 0.014 },
  { darkness: 0.14, blur: 8, offset: 0.034 },
];

/** The shadow on a table of an object that lies there, seen from above, in light from the upper left. */
export function lyingShadow(canvas: Canvas, sprite: Sprite, left: number, top: number): void {
  darken(
    canvas,
    LYING.map(({ darkness, blur, offset }) => {
      const by = canvas.size * offset;
      const caster = {
        left: left + by * 0.7,
        ground: top + sprite.height + by,
        ...{ along: 0, back: 1, reach: Number.POSITIVE_INFINITY },
      };
      return { darkness, shade: blurred(shadeOf(canvas, sprite, caster), blur) };
    }),
  );
}
