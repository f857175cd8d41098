import { fromLinear, linearRgb, type Rgb } from '../../../src/theme/oklab.ts';
import type { Sprite } from '../sprite.ts';
import type { Material, Part } from './mesh.ts';

/** Samples on a side of a pixel. */
const SAMPLES = 2;
/** How far the camera looks down, in radians. */
const PITCH = 0.3;

export type Surface = { rgb: Rgb; gloss: number; metal: number };
/** How much of the second colour is at a place of the body. */
export type Print = { at: (turn: number, height: number) => number; rgb: Rgb };
export type Rendering = {
  /** Length of the longest side in pixels. */
  longest: number;
  /** Turned about the vertical axis, in radians. */
  yaw: number;
  materials: Record<Material, Surface>;
  print?: Print;
};

/** Numbers a sample of the picture: depth, normal, openness, turn, height, material. */
const LAYERS = 8;

type Frame = {
  width: number;
  height: number;
  scale: number;
  left: number;
  top: number;
  low: number;
  tall: number;
};

/** The parts as seen by the camera: positions become x, y and depth. */
function seen(parts: readonly Part[], yaw: number): Float32Array[] {
  const [cosY, sinY, cosP, sinP] = [Math.cos(yaw), Math.sin(yaw), Math.cos(PITCH), Math.sin(PITCH)];
  return parts.map(({ vertices }) => {
    const out = new Float32Array((vertices.length / 8) * 9);
    for (let from = 0, to = 0; from < vertices.length; from += 8, to += 9) {
      for (const at of [0, 3]) {
        const x = vertices[from + at] ?? 0;
        const y = vertices[from + at + 1] ?? 0;
        const z = vertices[from + at + 2] ?? 0;
        const depth = z * cosY - x * sinY;
        out[to + at] = x * cosY + z * sinY;
        out[to + at + 1] = y * cosP - depth * sinP;
        out[to + at + 2] = y * sinP + depth * cosP;
      }
      out[to + 6] = vertices[from + 6] ?? 1;
      out[to + 7] = vertices[from + 7] ?? 0;
      out[to + 8] = vertices[from + 1] ?? 0;
    }
    return out;
  });
}

function frameOf(views: readonly Float32Array[], longest: number): Frame {
  let [left, right, bottom, top, low, high] = [9, -9, 9, -9, 9, -9];
  for (const view of views) {
    for (let at = 0; at < view.length; at += 9) {
      left = Math.min(left, view[at] ?? 0);
      right = Math.max(right, view[at] ?? 0);
      bottom = Math.min(bottom, view[at + 1] ?? 0);
      top = Math.max(top, view[at + 1] ?? 0);
      low = Math.min(low, view[at + 8] ?? 0);
      high = Math.max(high, view[at + 8] ?? 0);
    }
  }
  const scale = (longest * SAMPLES) / Math.max(right - left, top - bottom);
  const even = (size: number) => (Math.ceil((size * scale) / SAMPLES) + 4) * SAMPLES;
  const margin = (2 * SAMPLES) / scale;
  return {
    ...{ scale, left: left - margin, top: top + margin, low, tall: high - low || 1 },
    ...{ width: even(right - left), height: even(top - bottom) },
  };
}

/** Draws the triangles of a part into the samples, the nearest in front. */
function fill(
  samples: Float32Array,
  frame: Frame,
  view: Float32Array,
  part: Part,
  material: number,
) {
  const { width, height, scale, left, top } = frame;
  const { triangles } = part;
  for (let t = 0; t < triangles.length; t += 3) {
    const a = (triangles[t] ?? 0) * 9;
    const b = (triangles[t + 1] ?? 0) * 9;
    const c = (triangles[t + 2] ?? 0) * 9;
    const x = (at: number) => ((view[at] ?? 0) - left) * scale;
    const y = (at: number) => (top - (view[at + 1] ?? 0)) * scale;
    const [ax, ay, bx, by, cx, cy] = [x(a), y(a), x(b), y(b), x(c), y(c)];
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (Math.abs(area) < 1e-6) continue;
    const firstX = Math.max(0, Math.floor(Math.min(ax, bx, cx)));
    const lastX = Math.min(width - 1, Math.ceil(Math.max(ax, bx, cx)));
    const firstY = Math.max(0, Math.floor(Math.min(ay, by, cy)));
    const lastY = Math.min(height - 1, Math.ceil(Math.max(ay, by, cy)));
    for (let py = firstY; py <= lastY; py++) {
      for (let px = firstX; px <= lastX; px++) {
        const sx = px + 0.5;
        const sy = py + 0.5;
        const wb = ((sx - ax) * (cy - ay) - (cx - ax) * (sy - ay)) / area;
        const wc = ((bx - ax) * (sy - ay) - (sx - ax) * (by - ay)) / area;
        const wa = 1 - wb - wc;
        if (wa < -1e-4 || wb < -1e-4 || wc < -1e-4) continue;
        const depth = wa * (view[a + 2] ?? 0) + wb * (view[b + 2] ?? 0) + wc * (view[c + 2] ?? 0);
        const to = (py * width + px) * LAYERS;
        if (samples[to + 7] !== 0 && depth <= (samples[to] ?? 0)) continue;
        samples[to] = depth;
        for (let i = 1; i < 7; i++) {
          const from = i + 2;
          samples[to + i] =
            wa * (view[a + from] ?? 0) + wb * (view[b + from] ?? 0) + wc * (view[c + from] ?? 0);
        }
        samples[to + 7] = material;
      }
    }
  }
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const smoothstep = (from: number, to: number, value: number) => {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
};

/** How bright the room is in a direction of reflection: a window at the left, a strip at the right, a dim floor. */
function reflected(x: number, y: number): number {
  const window =
    (1 - smoothstep(0.15, 0.24, Math.abs(x + 0.55))) *
    (1 - smoothstep(0.2, 0.3, Math.abs(y - 0.42)));
  const bar = 1 - 0.8 * (1 - smoothstep(0.012, 0.022, Math.abs(x + 0.55)));
  const strip = (1 - smoothstep(0.03, 0.09, Math.abs(x - 0.82))) * smoothstep(-0.5, 0, y);
  return window * bar + 0.3 * strip;
}

/** The light of the room that a metal mirrors, without its lamps. */
const mirrored = (x: number, y: number) =>
  0.2 +
  0.62 * smoothstep(-0.35, 0.75, y) +
  0.2 * smoothstep(0.2, -0.7, x) -
  0.22 * smoothstep(0.35, 0.75, x);

const KEY = [-0.55, 0.62, 0.56] as const;

/** Linear light that a point of a surface sends to the camera. */
function shaded(surface: Surface, rgb: Rgb, nx: number, ny: number, nz: number, open: number): Rgb {
  const key = clamp((nx * KEY[0] + ny * KEY[1] + nz * KEY[2]) * 0.86 + 0.14);
  const diffuse = (0.2 + 0.16 * (ny + 1) + 0.66 * key + 0.07 * clamp(nx)) * open;
  const [rx, ry] = [2 * nz * nx, 2 * nz * ny];
  const rim = (1 - nz) ** 3 * 0.16 * (0.3 + surface.gloss);
  const shine = (reflected(rx, ry) * surface.gloss + rim) * open;
  const body = diffuse * (1 - surface.metal) + mirrored(rx, ry) * 1.6 * surface.metal * open;
  return [rgb[0] * body + shine, rgb[1] * body + shine, rgb[2] * body + shine];
}

const STEPS = 1024;
const BYTES = Uint8Array.from({ length: STEPS + 1 }, (_, i) =>
  Math.round(255 * fromLinear(i / STEPS)),
);
/** Bright light fades out instead of being cut off. */
const byteOf = (light: number) =>
  BYTES[
    Math.round(
      STEPS * Math.min(1, light < 0.8 ? light : 0.8 + (0.2 * (light - 0.8)) / (light - 0.6)),
    )
  ] ?? 0;

/** Draws a solid in the light of a room, seen a little from above. */
export function renderSolid(
  parts: readonly Part[],
  { longest, yaw, materials, print }: Rendering,
): Sprite {
  const views = seen(parts, yaw);
  const frame = frameOf(views, longest);
  const samples = new Float32Array(frame.width * frame.height * LAYERS);
  const names = Object.keys(materials) as Material[];
  for (const [i, part] of parts.entries()) {
    const view = views[i];
    if (view) fill(samples, frame, view, part, names.indexOf(part.material) + 1);
  }
  const surfaces = names.map((name) => materials[name]);
  const isBody = names.indexOf('body') + 1;
  const width = frame.width / SAMPLES;
  const height = frame.height / SAMPLES;
  const data = new Uint8Array(width * height * 4);
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to += 4) {
      let [red, green, blue, hits] = [0, 0, 0, 0];
      for (let sample = 0; sample < SAMPLES ** 2; sample++) {
        const sx = x * SAMPLES + (sample % SAMPLES);
        const sy = y * SAMPLES + Math.floor(sample / SAMPLES);
        const at = (sy * frame.width + sx) * LAYERS;
        const material = samples[at + 7] ?? 0;
        const surface = surfaces[material - 1];
        if (!surface) continue;
        const depth = samples[at + 3] ?? 1;
        const flat = (samples[at + 1] ?? 0) ** 2 + (samples[at + 2] ?? 0) ** 2;
        // What shows its back is lit as its front.
        const length = (depth < 0 ? -1 : 1) * Math.sqrt(flat + depth ** 2) || 1;
        const nx = (samples[at + 1] ?? 0) / length;
        const ny = (samples[at + 2] ?? 0) / length;
        const nz = depth / length;
        const share =
          print && material === isBody
            ? print.at(samples[at + 5] ?? 0, ((samples[at + 6] ?? 0) - frame.low) / frame.tall)
            : 0;
        const mix = (channel: 0 | 1 | 2) =>
          surface.rgb[channel] + ((print?.rgb[channel] ?? 0) - surface.rgb[channel]) * share;
        const light = shaded(surface, [mix(0), mix(1), mix(2)], nx, ny, nz, samples[at + 4] ?? 1);
        red += light[0];
        green += light[1];
        blue += light[2];
        hits += 1;
      }
      if (hits === 0) continue;
      data[to] = byteOf(red / hits);
      data[to + 1] = byteOf(green / hits);
      data[to + 2] = byteOf(blue / hits);
      data[to + 3] = Math.round((255 * hits) / SAMPLES ** 2);
    }
  }
  return { width, height, data };
}

/** A surface by its colour. */
export const surfaceOf = (hex: string, gloss: number, metal = 0): Surface => ({
  rgb: linearRgb(hex),
  gloss,
  metal,
});
