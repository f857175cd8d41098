import type { Colour } from './colours.ts';
import { GOODS } from './departments.ts';
import type { Good, Pose } from './good.ts';

/** Views of a good in one colour. */
const COLOUR_VIEWS = ['studio', 'angle', 'scene'] as const;
/** Views that all colours of a good share. */
const GOOD_VIEWS = ['detail', 'pair', 'range'] as const;
export type ColourView = (typeof COLOUR_VIEWS)[number];
export type PictureView = ColourView | (typeof GOOD_VIEWS)[number];

/** One picture to render: what it shows and the path (without width and ending) it is served at. */
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

export const colourPicture = (good: Good, colour: Colour, view: ColourView): string =>
  `/goods/${good.id}/${colour.id}-${view}`;

export const goodPictures = (good: Good): string[] =>
  GOOD_VIEWS.map((view) => `/goods/${good.id}/${view}`);

/** The first colour is the picture's own. */
const hexOf = (good: Good, colour: Colour) => (colour === good.colours[0] ? undefined : colour.hex);

function jobsOf(good: Good, position: number): PictureJob[] {
  const { id, emoji, pose, mirror, colours } = good;
  const companions = colours.slice(1).map((colour) => hexOf(good, colour));
  const common = { good: id, emoji, companions, pose, mirror };
  return [
    ...colours.flatMap((colour, index) =>
      COLOUR_VIEWS.map((view) => ({
        ...common,
        path: colourPicture(good, colour, view),
        view,
        hex: hexOf(good, colour),
        tint: position + index,
      })),
    ),
    ...GOOD_VIEWS.map((view) => ({
      ...common,
      path: `/goods/${id}/${view}`,
      view,
      hex: undefined,
      tint: position,
    })),
  ];
}

/** Every picture the catalogue may name, good by good: the list that `scripts/pictures.ts` renders. */
export function pictureJobs(): PictureJob[] {
  return GOODS.flatMap(jobsOf);
}
