/** What a part of a solid is made of; the body has the good's colour. */
export type Material =
  | 'body'
  | 'accent'
  | 'wood'
  | 'metal'
  | 'gold'
  | 'white'
  | 'dark'
  | 'drink'
  | 'wax';

/** A surface: for each vertex its position, normal, how much light reaches it, and its place for patterns. */
export type Part = {
  material: Material;
  /** Eight numbers a vertex: x, y, z, normal x, y, z, openness, and the turn around the axis, 0 to 1. */
  vertices: number[];
  /** Three indexes a triangle. */
  triangles: number[];
};

export type Point = readonly [x: number, y: number];

/** Points as a data file writes them: `0 0, 0.3 0, 0.36 0.03`. */
export const points = (list: string): Point[] =>
  list.split(',').map((point) => {
    const [x = 0, y = 0] = point.trim().split(' ').map(Number);
    return [x, y];
  });

const AROUND = 56;
/** Points between two points of an outline. */
const STEPS = 5;

/** A smooth line through points (Catmull-Rom). A point given twice is a corner. */
function smooth(points: readonly Point[]): Point[] {
  const line: Point[] = [];
  const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0];
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    if (p1[0] === p2[0] && p1[1] === p2[1]) continue;
    const along = (t: number, axis: 0 | 1) =>
      p1[axis] +
      (t *
        (p2[axis] -
          p0[axis] +
          t *
            (2 * p0[axis] -
              5 * p1[axis] +
              4 * p2[axis] -
              p3[axis] +
              t * (3 * (p1[axis] - p2[axis]) + p3[axis] - p0[axis])))) /
        2;
    for (let step = 0; step < STEPS; step++)
      line.push([along(step / STEPS, 0), along(step / STEPS, 1)]);
  }
  return [...line, at(points.length - 1)];
}

/** The direction of a line at each of its points, of length 1. */
const directions = (line: readonly Point[]): Point[] =>
  line.map((_, i) => {
    const [x1, y1] = line[Math.max(0, i - 1)] ?? [0, 0];
    const [x2, y2] = line[Math.min(line.length - 1, i + 1)] ?? [0, 1];
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    return [(x2 - x1) / length, (y2 - y1) / length];
  });

/** Triangles between the vertices of neighbouring rings. */
function woven(rings: number, around: number): number[] {
  const triangles: number[] = [];
  for (let ring = 0; ring < rings - 1; ring++) {
    for (let i = 0; i < around; i++) {
      const one = ring * (around + 1) + i;
      const above = one + around + 1;
      triangles.push(one, above, one + 1, one + 1, above, above + 1);
    }
  }
  return triangles;
}

/**
 * A body of revolution. The outline goes up outside and, if the body is hollow, down inside: points are distances from
 * the axis and heights.
 */
export function lathed(outline: readonly Point[], material: Material = 'body'): Part {
  const line = smooth(outline);
  const along = directions(line);
  const top = Math.max(...line.map(([, y]) => y));
  const bottom = Math.min(...line.map(([, y]) => y));
  const vertices: number[] = [];
  for (const [i, [radius, y]] of line.entries()) {
    const [tx, ty] = along[i] ?? [0, 1];
    // Less light reaches the inside and the foot.
    const isInside = ty < -0.3 && tx <= 0.3;
    const foot = Math.min(1, 0.62 + (y - bottom) * 2.2);
    const open = isInside ? Math.max(0.3, 1 - (top - y) * 1.1) : foot;
    for (let step = 0; step <= AROUND; step++) {
      const angle = (step / AROUND) * 2 * Math.PI;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      vertices.push(radius * cos, y, radius * sin, ty * cos, -tx, ty * sin, open, step / AROUND);
    }
  }
  return { material, vertices, triangles: woven(line.length, AROUND) };
}

/** A tube along a line in the plane of the handle and the spout; its radius changes evenly between the given ones. */
export function tube(
  path: readonly Point[],
  radii: readonly number[],
  material: Material = 'body',
): Part {
  const around = 16;
  const line = smooth(path);
  const along = directions(line);
  const vertices: number[] = [];
  for (const [i, [x, y]] of line.entries()) {
    const [tx, ty] = along[i] ?? [1, 0];
    const at = (i / (line.length - 1)) * (radii.length - 1);
    const from = radii[Math.floor(at)] ?? 0;
    const radius = from + ((radii[Math.ceil(at)] ?? from) - from) * (at % 1);
    for (let step = 0; step <= around; step++) {
      const angle = (step / around) * 2 * Math.PI;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const [nx, ny, nz] = [-ty * cos, tx * cos, sin];
      vertices.push(x + nx * radius, y + ny * radius, nz * radius, nx, ny, nz, 0.95, 0);
    }
  }
  return { material, vertices, triangles: woven(line.length, around) };
}

/** A level round surface, such as a drink in a cup. */
export const disc = (radius: number, y: number, material: Material): Part =>
  lathed(
    [
      [radius, y],
      [radius, y],
      [0, y],
    ],
    material,
  );

/** The outline of a vessel with a wall: up outside, over the lip, down inside to `floor`. */
export function hollow(outside: readonly Point[], wall = 0.035, floor = 0.06): Point[] {
  const [lipRadius, lip] = outside.at(-1) ?? [0, 0];
  const inside = outside
    .filter(([radius, y]) => y > floor && y < lip - wall && radius > wall)
    .map(([radius, y]): Point => [radius - wall, y])
    .reverse();
  return [
    ...outside,
    [lipRadius - wall * 0.35, lip + wall * 0.4],
    [lipRadius - wall, lip - wall * 0.2],
    ...inside,
    [Math.max(0.02, (inside.at(-1)?.[0] ?? 0.2) * 0.8), floor],
    [0, floor],
  ];
}
