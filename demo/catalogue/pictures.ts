import { type Build, buildOf, type Solid, solidOf, uprightTurn } from './builds.ts';
import type { Colour } from './colours.ts';
import { GOODS } from './departments.ts';
import type { Good, Pose } from './good.ts';
import { LOOKS, type Look, lookOf } from './looks.ts';

/** The views that all colours of a look share. The view `studio` exists in every colour. */
const SHARED_VIEWS = ['angle', 'scene', 'detail'] as const;
export type PictureView = 'studio' | (typeof SHARED_VIEWS)[number];

/** Everything that decides how an object looks, in whatever view. */
export type ObjectJob = {
  emoji: string;
  build: Build;
  /** The solid as which the object is drawn; undefined if it is drawn from artwork. */
  solid: Solid | undefined;
  /** By how many degrees the artwork is turned clockwise. */
  upright: number;
  /** The colour in which the good is shown; if undefined, the artwork keeps its colours. */
  hex: string | undefined;
  look: Look;
};

/** One picture to render: what it shows, and the path of its URLs without width and extension. */
export type PictureJob = ObjectJob & {
  path: string;
  good: string;
  view: PictureView;
  /** The good's other colours, for views that show several. */
  companions: (string | undefined)[];
  pose: Pose;
  /** A number by which one of the surfaces is chosen. */
  surface: number;
};

/**
 * The first look has no number in its paths, because order lines and own stock name its pictures.
 */
const prefix = (look: number): string => (look === 0 ? '' : `${look}-`);

export const colourPicture = (good: Good, colour: Colour, look = 0): string =>
  `/goods/${good.id}/${prefix(look)}${colour.id}-studio`;

/**
 * The pictures that a product of a look has in addition to one for each colour. They show the look's first
 * colour.
 */
export const sharedPictures = (good: Good, look: number): string[] =>
  SHARED_VIEWS.map((view) => `/goods/${good.id}/${prefix(look)}${view}`);

/** The looks whose first colour is `colour`; empty for the last colours of a good with more colours than looks. */
export function looksLedBy(good: Good, colour: Colour): number[] {
  const place = good.colours.indexOf(colour);
  return Array.from({ length: LOOKS }, (_, look) => look).filter(
    (look) => look % good.colours.length === place,
  );
}

/** The colour to render a good in; undefined for its first colour, which the artwork has already. */
const hexOf = (good: Good, colour: Colour | undefined) =>
  colour === good.colours[0] && !solidOf(good) ? undefined : colour?.hex;

/** The object of a good in a look and a colour. */
export function objectOf(good: Good, colour: Colour | undefined, look: number): ObjectJob {
  return {
    emoji: good.emoji,
    build: buildOf(good),
    solid: solidOf(good),
    upright: uprightTurn(good.emoji),
    hex: hexOf(good, colour),
    look: lookOf(good, colour?.hex, look, placeOf.get(good.id) ?? 0),
  };
}

const placeOf: ReadonlyMap<string, number> = new Map(GOODS.map(({ id }, place) => [id, place]));

function jobsOf(good: Good, number: number): PictureJob[] {
  const { id, colours } = good;
  // Clothes lie on a table.
  const pose: Pose = buildOf(good) === 'soft' ? 'flat' : good.pose;
  const leading = colours[number % colours.length];
  const common = { good: id, pose, surface: (placeOf.get(id) ?? 0) * 5 + number };
  const besides = (shown: Colour | undefined) =>
    colours.filter((colour) => colour !== shown).map((colour) => hexOf(good, colour));
  return [
    ...colours.map((colour) => ({
      ...objectOf(good, colour, number),
      ...common,
      path: colourPicture(good, colour, number),
      view: 'studio' as const,
      companions: besides(colour),
    })),
    ...SHARED_VIEWS.map((view) => ({
      ...objectOf(good, leading, number),
      ...common,
      path: `/goods/${id}/${prefix(number)}${view}`,
      view,
      companions: besides(leading),
    })),
  ];
}

/** All pictures that the catalogue may name, good by good. `demo/pictures` renders them. */
export function pictureJobs(): PictureJob[] {
  const looks = Array.from({ length: LOOKS }, (_, number) => number);
  return GOODS.flatMap((good) => looks.flatMap((number) => jobsOf(good, number)));
}
