import type { Good } from './good.ts';

/**
 * How the looks of a good may differ: vessels stretch, cloth has patterns, a rigid good is only turned.
 */
export type Build = 'round' | 'soft' | 'made' | 'rigid';

/** The ids of the goods of each build. A good that is not listed is rigid. */
const BUILDS: Record<Exclude<Build, 'rigid'>, string> = {
  round: `
    teapot tea-cup coffee-mug breakfast-bowl storage-jar stem-glasses soup-pot fondue-pot honey
    vase scented-candle bucket storage-basket paper-lantern led-bulb
    face-cream face-serum body-lotion shampoo lipstick lip-balm handmade-soap
    potted-plant artificial-cactus plant-food mushroom-ornament djembe trophy`,
  soft: `
    summer-dress evening-gown hanfu sari womens-tee blouse trench-coat womens-jeans wide-leg-trousers
    womens-shorts bikini swimsuit womens-briefs mens-tee polo-shirt dress-shirt wool-overcoat mens-jeans
    chinos board-shorts mens-briefs crew-socks running-vest wool-scarf gloves martial-arts-suit lab-coat
    garden-gloves`,
  made: `
    backpack handbag cosmetic-pouch coin-purse suitcase briefcase tote-bag cap sun-hat top-hat
    umbrella folding-umbrella hair-bow
    high-heels ballet-flats heeled-sandals ankle-boots oxford-shoes loafers work-boots running-shoes sneakers
    hiking-boots ballet-shoes flip-flops kids-trainers home-slippers
    teddy-bear plush-penguin plush-octopus plush-dinosaur plush-whale nesting-dolls
    sofa bedding-set bed-frame tent cat-cave phone-case notebook spiral-notebook folders bento-box`,
};

const buildById = new Map(
  Object.entries(BUILDS).flatMap(([build, ids]) =>
    ids
      .split(/\s+/)
      .filter(Boolean)
      .map((id) => [id, build as Build] as const),
  ),
);

export const buildOf = ({ id }: Pick<Good, 'id'>): Build => buildById.get(id) ?? 'rigid';

/** The ids of the goods in `BUILDS`. */
export const builtGoods = (): readonly string[] => [...buildById.keys()];

/**
 * By how many degrees artwork is turned clockwise, so that a standing good has its sole on the ground. By
 * emoji.
 */
const UPRIGHT: Record<string, number> = { '1f45f': -38 };

export const uprightTurn = (emoji: string): number => UPRIGHT[emoji] ?? 0;

/** Kinds of goods that are drawn as solids, in a form for each look, instead of from artwork. */
export type Solid =
  | 'teapot'
  | 'mug'
  | 'cup'
  | 'bowl'
  | 'vase'
  | 'bottle'
  | 'serum'
  | 'cream'
  | 'candle'
  | 'pot'
  | 'bucket';

const SOLIDS: Record<string, Solid> = {
  teapot: 'teapot',
  'coffee-mug': 'mug',
  'tea-cup': 'cup',
  'breakfast-bowl': 'bowl',
  vase: 'vase',
  'body-lotion': 'bottle',
  shampoo: 'bottle',
  'face-serum': 'serum',
  'face-cream': 'cream',
  'scented-candle': 'candle',
  'soup-pot': 'pot',
  bucket: 'bucket',
};

export const solidOf = ({ id }: Pick<Good, 'id'>): Solid | undefined => SOLIDS[id];
