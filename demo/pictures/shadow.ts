import type { Canvas } from './canvas.ts';
import type { Sprite } from './sprite.ts';

/** Pixels on a side of a cell of a shadow. Shadows are soft, so they need no more. */
const CELL = 4;
/** Every second pixel of a sprite is enough to cast a shadow. */
const STEP = 2;

/** How dark each cell of a picture is: 0 to 1. */
type Shade = { side: number; cells: Float32Array };

/** Where a point of a sprite casts its shadow, in pixels, and how much: 0 to 1. */
type Caster = (x: number, y: number) => { x: number; y: number; weight: number };

function shadeOf(canvas: Canvas, sprite: Sprite, caster: Caster): Shade {
  const side = Math.ceil(canvas.size / CELL);
  const cells = new Float32Array(side * side);
  const share = (STEP / CELL) ** 2 / 255;
  for (let y = 0; y < sprite.height; y += STEP) {
    for (let x = 0; x < sprite.width; x += STEP) {
      const alpha = sprite.data[(y * sprite.width + x) * 4 + 3] ?? 0;
      if (alpha === 0) continue;
      const cast = caster(x, y);
      const column = Math.floor(cast.x / CELL);
      const row = Math.floor(cast.y / CELL);
      if (cast.weight <= 0 || column < 0 || row < 0 || column >= side || row >= side) continue;
      const at = row * side + column;
      cells[at] = Math.min(1, (cells[at] ?? 0) + alpha * share * cast.weight);
    }
  }
  return { side, cells };
}

/** One pass of a moving average over lines of cells. */
function averaged(
  cells: Float32Array,
  side: number,
  radius: number,
  along: number,
  across: number,
) {
  const result = new Float32Array(cells.length);
  const window = 2 * radius + 1;
  for (let line = 0; line < side; line++) {
    const start = line * across;
    let sum = 0;
    for (let i = 0; i < radius; i++) sum += cells[start + i * along] ?? 0;
    for (let i = 0; i < side; i++) {
      if (i + radius < side) sum += cells[start + (i + radius) * along] ?? 0;
      result[start + i * along] = sum / window;
      if (i >= radius) sum -= cells[start + (i - radius) * along] ?? 0;
    }
  }
  return result;
}

/** Two averages in each direction are nearly a Gaussian. */
function blurred({ side, cells }: Shade, radius: number): Shade {
  let result = cells;
  for (let pass = 0; pass < 2; pass++) {
    result = averaged(result, side, radius, 1, side);
    result = averaged(result, side, radius, side, 1);
  }
  return { side, cells: result };
}

/** Darkens a picture by shadows together, smoothly between their cells. */
function darken({ size, data }: Canvas, shades: readonly { shade: Shade; darkness: number }[]) {
  const side = shades[0]?.shade.side ?? 0;
  const keep = new Float32Array(side * side).fill(1);
  for (const { shade, darkness } of shades) {
    for (const [at, cell] of shade.cells.entries())
      keep[at] = (keep[at] ?? 1) * (1 - darkness * cell);
  }
  const columns = Array.from({ length: size }, (_, x) => between(x, side));
  for (let y = 0, to = 0; y < size; y++) {
    const { low: top, high: bottom, part: down } = between(y, side);
    for (const { low, high, part } of columns) {
      const upper = mix(keep[top * side + low], keep[top * side + high], part);
      const lower = mix(keep[bottom * side + low], keep[bottom * side + high], part);
      const light = mix(upper, lower, down);
      if (light < 0.998) {
        data[to] = (data[to] ?? 0) * light;
        data[to + 1] = (data[to + 1] ?? 0) * light;
        // Light from the walls makes shadows a little bluer.
        data[to + 2] = (data[to + 2] ?? 0) * (light + (1 - light) * 0.06);
      }
      to += 3;
    }
  }
}

const mix = (from = 1, to = 1, part = 0) => from + (to - from) * part;

/** The two cells around a pixel, and how near it is to the second. */
function between(pixel: number, side: number) {
  const at = Math.min(side - 1, Math.max(0, (pixel + 0.5) / CELL - 0.5));
  const low = Math.floor(at);
  return { low, high: Math.min(side - 1, low + 1), part: at - low };
}

type Layer = { darkness: number; blur: number };

/** Of a standing object: where it touches, what is near the ground, and all of it, the farther the softer. */
const STANDING: readonly (Layer & { upTo: number; along: number; back: number })[] = [
  { darkness: 0.55, blur: 1, upTo: 0.1, along: 0.1, back: 0.1 },
  { darkness: 0.34, blur: 4, upTo: 0.3, along: 0.4, back: 0.16 },
  { darkness: 0.2, blur: 9, upTo: 1, along: 0.5, back: 0.12 },
];

/** The shadow on the ground of an object that stands with its foot at `ground`, in light from the left. */
export function standingShadow(canvas: Canvas, sprite: Sprite, left: number, ground: number): void {
  const shades = STANDING.map(({ darkness, blur, upTo, along, back }) => {
    const reach = sprite.height * upTo;
    const shade = shadeOf(canvas, sprite, (x, y) => {
      const height = sprite.height - y;
      return {
        x: left + x + height * along,
        y: ground - height * back,
        weight: 1 - height / reach,
      };
    });
    return { darkness, shade: blurred(shade, blur) };
  });
  darken(canvas, shades);
}

/** Of a lying object: under its edge, beside it, and around it. Offsets are shares of the picture's side. */
const LYING: readonly (Layer & { offset: number })[] = [
  { darkness: 0.4, blur: 1, offset: 0.004 },
  { darkness: 0.3, blur: 3, offset: 0.012 },
  { darkness: 0.2, blur: 10, offset: 0.028 },
];

/** The shadow on a table of an object that lies there, seen from above, in light from the upper left. */
export function lyingShadow(canvas: Canvas, sprite: Sprite, left: number, top: number): void {
  const shades = LYING.map(({ darkness, blur, offset }) => {
    const by = canvas.size * offset;
    const shade = shadeOf(canvas, sprite, (x, y) => ({
      x: left + x + by * 0.7,
      y: top + y + by,
      weight: 1,
    }));
    return { darkness, shade: blurred(shade, blur) };
  });
  darken(canvas, shades);
}
