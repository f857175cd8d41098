/**
 * What a hit may match, the most important last: a hit's `features` are the sum of 2 to the power of the position of
 * each feature that it matches. If the query names a thing, the hit may be called so (`named`) or by a synonym, be in
 * the thing's category, of the same kind as what is called so (`kin`), of a wider class, or usual for the purpose. If
 * the query names no thing, the hit may be usual for all that the words say (`meant`) or for some of it, or all words
 * suit the hit or stand in its texts.
 */
export const FEATURES = [
  'notForThem',
  'anyWord',
  'wish0',
  'wish1',
  'wish2',
  'wish3',
  'suitsToo',
  'cheap',
  'passing',
  'near',
  'allWords',
  'allInTitle',
  'suits',
  'occasion',
  'giftFor',
  'usual',
  'allInNoun',
  'suitsAll',
  'inNoun',
  'class',
  'wide',
  'meant',
  'kin',
  'category',
  'synonym',
  'named',
] as const;
export type Feature = (typeof FEATURES)[number];

/** The value of a feature in `features`. */
export const bitOf = (feature: Feature): number => 2 ** FEATURES.indexOf(feature);

export type Expression = { feature: Feature; match: string };
