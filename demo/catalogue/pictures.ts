import type { Colour } from './colours.ts';
import { GOODS } from './departments.ts';
import type { Good, Pose } from './good.ts';

/** The views that all colours of a good share. The view `studio` exists in every colour. */
const GOOD_VIEWS = ['angle', 'scene', 'detail', 'pair', 'range'] as const;
export type PictureView = 'studio' | (typeof GOOD_VIEWS)[number];

/** One picture to render: what it shows, and the path of its URLs without width and extension. */
export type PictureJob = {
  path: string;
  good: string;
  emoji: string;
  view: PictureView;
  /** Colour the good is shown in; undefined leaves it as it is. */
  hex: string | undefined;
  /** The good's other colours, for views that show several. */
  companions: (string | undefined)[];
  pose: Pose;
  mirror: boolean;
  /** Chooses among the backdrops. */
  tint: number;
};

export const colourPicture = (good: Good, colour: Colour): string =>
  `/goods/${good.id}/${colour.id}-studio`;

export const goodPictures = (good: Good): string[] =>
  GOOD_VIEWS.map((view) => `/goods/${good.id}/${view}`);

/** The colour to render a good in; undefined for its first colour, which the artwork has already. */
export const hexOf = (good: Good, colour: Colour) =>
  colour === good.colours[0] ? undefined : colour.hex;

function jobsOf(good: Good, position: number): PictureJob[] {
  const { id, emoji, pose, mirror, colours } = good;
  const companions = colours.slice(1).map((colour) => hexOf(good, colour));
  const common = { good: id, emoji, companions, pose, mirror };
  return [
    ...colours.map((colour, index) => ({
      ...common,
      path: colourPicture(good, colour),
      view: 'studio' as const,
      hex: hexOf(good, colour),
      tint: position + index,
    })),
    ...GOOD_VIEWS.map((view) => ({
      ...common,
      path: `/goods/${id}/${view}`,
      view,
      hex: undefined,
      tint: position,
    })),
  ];
}

/** All pictures that the catalogue may name, good by good. `demo/pictures` renders them. */
export function pictureJobs(): PictureJob[] {
  return GOODS.flatMap(jobsOf);
}
