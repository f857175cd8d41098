import {
  disc,
  hollow,
  lathed,
  type Material,
  type Part,
  type Point,
  points,
  tube,
} from './mesh.ts';

type Form = () => Part[];

/** A wall of one radius with sharp edges. */
const cylinder = (radius: number, from: number, to: number, material: Material = 'body'): Part =>
  lathed(
    [
      [0, from],
      [radius - 0.015, from],
      [radius, from + 0.015],
      [radius, from + 0.015],
      [radius, to - 0.015],
      [radius, to - 0.015],
      [radius - 0.015, to],
      [radius - 0.02, to],
      [0, to + 0.001],
    ],
    material,
  );

const vase =
  (outside: string): Form =>
  () => [lathed([[0, 0], ...hollow(points(outside))])];

export const VASES: readonly Form[] = [
  vase('0.22 0, 0.26 0.02, 0.44 0.26, 0.46 0.5, 0.3 0.84, 0.18 1.02, 0.22 1.14, 0.25 1.18'),
  vase('0.3 0, 0.3 0, 0.28 0.3, 0.24 0.8, 0.26 1.2, 0.32 1.5, 0.34 1.54'),
  vase('0.3 0, 0.36 0.03, 0.6 0.24, 0.62 0.46, 0.42 0.66, 0.16 0.76, 0.14 0.84, 0.18 0.88'),
  vase('0.34 0, 0.34 0, 0.38 0.04, 0.38 0.6, 0.38 1, 0.37 1.02'),
  vase('0.18 0, 0.22 0.02, 0.3 0.3, 0.42 0.66, 0.48 0.92, 0.36 1.1, 0.26 1.16, 0.28 1.22'),
  () => [
    ...vase('0.26 0, 0.3 0.03, 0.44 0.2, 0.42 0.44, 0.22 0.7, 0.16 0.92, 0.24 1.1')(),
    tube(points('-0.18 0.92, -0.3 0.98, -0.42 0.82, -0.38 0.56, -0.34 0.5'), [0.035, 0.035]),
    tube(points('0.18 0.92, 0.3 0.98, 0.42 0.82, 0.38 0.56, 0.34 0.5'), [0.035, 0.035]),
  ],
];

/** The head of a bottle that pumps. */
const pump = (y: number, material: Material = 'white'): Part[] => [
  cylinder(0.14, y, y + 0.12, material),
  cylinder(0.045, y + 0.1, y + 0.3, material),
  cylinder(0.1, y + 0.26, y + 0.34, material),
  tube(
    [
      [0, y + 0.31],
      [0.12, y + 0.31],
      [0.24, y + 0.3],
      [0.31, y + 0.25],
    ],
    [0.05, 0.045, 0.03],
    material,
  ),
];

export const BOTTLES: readonly Form[] = [
  () => [
    lathed(points('0 0, 0.32 0, 0.36 0.03, 0.36 0.03, 0.36 0.74, 0.34 0.86, 0.18 0.94, 0.13 0.96')),
    ...pump(0.95),
  ],
  () => [cylinder(0.27, 0, 1.16), cylinder(0.272, 1.17, 1.44, 'gold')],
  () => [
    lathed(points('0 0, 0.36 0, 0.42 0.04, 0.46 0.24, 0.44 0.5, 0.3 0.7, 0.16 0.78, 0.14 0.8')),
    ...pump(0.79, 'dark'),
  ],
  () => [
    lathed(points('0 0, 0.3 0, 0.3 0, 0.31 0.2, 0.35 0.7, 0.38 1.1, 0.38 1.14, 0 1.15')),
    cylinder(0.31, -0.24, 0.01, 'white'),
  ],
  () => [
    lathed(points('0 0, 0.3 0, 0.34 0.04, 0.32 0.4, 0.26 0.62, 0.3 0.86, 0.26 1.02, 0.15 1.08')),
    cylinder(0.16, 1.07, 1.28, 'white'),
  ],
  () => [
    cylinder(0.36, 0, 0.72),
    lathed(points('0.36 0.7, 0.34 0.76, 0.16 0.8, 0.14 0.84')),
    cylinder(0.17, 0.83, 1, 'wood'),
  ],
];

/** The head of a bottle with a glass drop. */
const dropper = (y: number, material: Material): Part[] => [
  cylinder(0.15, y, y + 0.2, material),
  lathed(
    [
      [0.1, y + 0.19],
      [0.1, y + 0.19],
      [0.11, y + 0.3],
      [0.09, y + 0.44],
      [0.04, y + 0.5],
      [0, y + 0.51],
    ],
    'white',
  ),
];

export const SERUMS: readonly Form[] = [
  () => [
    lathed(points('0 0, 0.28 0, 0.32 0.03, 0.32 0.03, 0.32 0.56, 0.28 0.66, 0.14 0.7, 0.13 0.74')),
    ...dropper(0.73, 'gold'),
  ],
  () => [cylinder(0.22, 0, 0.86), ...dropper(0.86, 'dark')],
  () => [
    lathed(points('0 0, 0.32 0, 0.4 0.05, 0.44 0.22, 0.36 0.42, 0.16 0.52, 0.13 0.56')),
    ...dropper(0.55, 'white'),
  ],
  () => [
    lathed(points('0 0, 0.34 0, 0.36 0.02, 0.28 0.4, 0.2 0.66, 0.14 0.7')),
    ...dropper(0.69, 'wood'),
  ],
  () => [
    cylinder(0.24, 0, 0.7),
    cylinder(0.2, 0.7, 0.74, 'gold'),
    cylinder(0.245, 0.74, 1.1, 'white'),
  ],
  () => [
    lathed(points('0 0, 0.26 0, 0.3 0.04, 0.24 0.3, 0.3 0.56, 0.24 0.7, 0.13 0.74')),
    ...dropper(0.73, 'metal'),
  ],
];

export const CREAMS: readonly Form[] = [
  () => [cylinder(0.5, 0, 0.36), cylinder(0.505, 0.38, 0.6, 'gold')],
  () => [
    lathed(points('0 0, 0.38 0, 0.46 0.04, 0.52 0.2, 0.46 0.4, 0.44 0.42')),
    cylinder(0.46, 0.42, 0.62, 'wood'),
  ],
  () => [
    cylinder(0.4, 0, 0.5),
    lathed(points('0.42 0.52, 0.43 0.54, 0.43 0.6, 0.3 0.72, 0 0.76'), 'white'),
  ],
  () => [
    lathed(points('0 0, 0.52 0, 0.54 0.03, 0.46 0.34, 0.44 0.36')),
    cylinder(0.47, 0.37, 0.52, 'metal'),
  ],
  () => [cylinder(0.52, 0, 0.22), cylinder(0.525, 0.23, 0.4, 'white')],
  () => [
    lathed([[0, 0], ...hollow(points('0.4 0, 0.44 0.03, 0.5 0.2, 0.5 0.4, 0.48 0.44'))]),
    lathed(points('0.46 0.4, 0.4 0.42, 0.2 0.46, 0.06 0.52, 0 0.54'), 'wax'),
  ],
];

/** A candle in a vessel: wax, and a wick. */
const wax = (radius: number, y: number): Part[] => [
  disc(radius, y, 'wax'),
  tube(
    [
      [0, y],
      [0.005, y + 0.04],
      [0.015, y + 0.09],
    ],
    [0.014, 0.01],
    'dark',
  ),
];

export const CANDLES: readonly Form[] = [
  () => [
    lathed([[0, 0], ...hollow(points('0.36 0, 0.4 0.03, 0.42 0.3, 0.42 0.6, 0.42 0.74'))]),
    ...wax(0.39, 0.6),
  ],
  () => [cylinder(0.2, 0, 1.2), ...wax(0.19, 1.2)],
  () => [
    lathed([[0, 0], ...hollow(points('0.28 0, 0.34 0.04, 0.52 0.22, 0.5 0.42, 0.44 0.5'))]),
    ...wax(0.42, 0.42),
  ],
  () => [cylinder(0.42, 0, 0.5), cylinder(0.425, 0.51, 0.58, 'wood')],
  () => [
    lathed(points('0 0, 0.4 0, 0.46 0.06, 0.46 0.06, 0.46 0.1, 0 0.1'), 'metal'),
    cylinder(0.3, 0.09, 0.62),
    ...wax(0.29, 0.62),
  ],
  () => [
    lathed(
      points('0 0, 0.2 0, 0.22 0.03, 0.34 0.2, 0.22 0.42, 0.34 0.64, 0.22 0.86, 0.2 0.9, 0 0.91'),
    ),
    ...wax(0.1, 0.912),
  ],
];

const grip = (side: number, y: number, material: Material): Part[] =>
  [-1, 1].map((sign) =>
    tube(
      [
        [sign * (side - 0.05), y],
        [sign * side, y + 0.01],
        [sign * (side + 0.16), y + 0.03],
        [sign * (side + 0.16), y + 0.1],
        [sign * side, y + 0.12],
        [sign * (side - 0.05), y + 0.12],
      ],
      [0.03, 0.03],
      material,
    ),
  );

const potLid = (radius: number, y: number, high: number, knob: Material): Part[] => [
  lathed([
    [radius + 0.03, y],
    [radius + 0.03, y],
    [radius + 0.03, y + 0.03],
    [radius * 0.7, y + high * 0.7],
    [radius * 0.2, y + high],
    [0, y + high],
  ]),
  lathed(
    [
      [0.04, y + high - 0.02],
      [0.04, y + high + 0.03],
      [0.1, y + high + 0.06],
      [0.1, y + high + 0.1],
      [0, y + high + 0.12],
    ],
    knob,
  ),
];

export const POTS: readonly Form[] = [
  () => [cylinder(0.64, 0, 0.62), ...potLid(0.64, 0.62, 0.16, 'dark'), ...grip(0.64, 0.4, 'body')],
  () => [cylinder(0.54, 0, 0.92), ...potLid(0.54, 0.92, 0.12, 'wood'), ...grip(0.54, 0.64, 'wood')],
  () => [
    lathed(points('0 0, 0.5 0, 0.6 0.06, 0.72 0.28, 0.7 0.42, 0.68 0.44')),
    ...potLid(0.68, 0.44, 0.2, 'gold'),
    ...grip(0.68, 0.26, 'body'),
  ],
  () => [
    lathed([[0, 0], ...hollow(points('0.56 0, 0.6 0.03, 0.62 0.2, 0.62 0.46, 0.62 0.5'))]),
    tube(points('0.58 0.42, 0.7 0.44, 1 0.52, 1.3 0.58'), [0.045, 0.04, 0.055, 0.05], 'wood'),
  ],
  () => [cylinder(0.6, 0, 0.56), ...potLid(0.6, 0.56, 0.06, 'metal'), ...grip(0.6, 0.36, 'dark')],
  () => [
    lathed(points('0 0, 0.4 0, 0.5 0.05, 0.62 0.3, 0.6 0.56, 0.56 0.6')),
    ...potLid(0.56, 0.6, 0.24, 'body'),
    ...grip(0.6, 0.4, 'body'),
  ],
];

const pail =
  (outside: readonly Point[], handle: Material): Form =>
  () => {
    const [side = 0.5, top = 0.8] = outside.at(-1) ?? [];
    return [
      lathed([[0, 0], ...hollow(outside, 0.025)]),
      tube(
        [
          [-side, top - 0.06],
          [-side - 0.03, top + 0.1],
          [-side * 0.7, top + 0.42],
          [0, top + 0.56],
          [side * 0.7, top + 0.42],
          [side + 0.03, top + 0.1],
          [side, top - 0.06],
        ],
        [0.022, 0.022, 0.03, 0.022, 0.022],
        handle,
      ),
    ];
  };

export const BUCKETS: readonly Form[] = [
  pail(points('0.36 0, 0.38 0.02, 0.42 0.3, 0.48 0.7, 0.52 0.82'), 'metal'),
  pail(points('0.34 0, 0.34 0, 0.36 0.5, 0.4 1, 0.42 1.04'), 'wood'),
  pail(points('0.44 0, 0.48 0.03, 0.6 0.3, 0.66 0.5, 0.68 0.54'), 'metal'),
  pail(points('0.44 0, 0.44 0, 0.46 0.3, 0.46 0.74, 0.47 0.78'), 'white'),
  pail(points('0.3 0, 0.36 0.04, 0.5 0.3, 0.52 0.6, 0.46 0.8, 0.47 0.84'), 'dark'),
  pail(points('0.5 0, 0.52 0.02, 0.48 0.4, 0.44 0.8, 0.44 0.84'), 'metal'),
];
