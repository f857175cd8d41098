import type { ProductDetail, ProductWords } from '../../src/server/db/schema/shop/catalogue.ts';
import { description, productAttributes } from './describe.ts';
import type { Good } from './good.ts';
import { colourPicture, looksLedBy, sharedPictures } from './pictures.ts';
import type { PlatformTrade } from './platforms.ts';
import type { Random } from './random.ts';
import type { ProductRow, ShopRow } from './rows.ts';
import { shopPrice, skusOf, withPictures } from './skus.ts';
import { chineseTitle, chooseWords, englishTitle, otherTitles } from './titles.ts';

/** The latest creation date in the catalogue. It is fixed, so that the catalogue is always the same. */
const NEWEST = Date.UTC(2026, 10, 1);
const DAY_MS = 86_400_000;
const TWO_YEARS_MS = 730 * DAY_MS;
const SOLD_OUT_SHARE = 0.015;

type Steps = ProductDetail['priceSteps'];

function newItemId(digits: number, used: Set<string>, random: Random): string {
  for (;;) {
    const id =
      String(random.between(1, 9)) +
      Array.from({ length: digits - 1 }, () => random.between(0, 9)).join('');
    if (used.has(id)) continue;
    used.add(id);
    return id;
  }
}

/**
 * Chooses words until their title is new on the marketplace. Returns the words and the title. After 20 tries a
 * repeated title is accepted.
 */
function newTitle(good: Good, trade: PlatformTrade, used: Set<string>, random: Random) {
  let words: ProductWords = chooseWords(good, random);
  let zh = chineseTitle(words, good, trade.platform, random);
  for (let tries = 0; tries < 20 && (used.has(zh) || used.has(englishTitle(words))); tries++) {
    words = chooseWords(good, random);
    zh = chineseTitle(words, good, trade.platform, random);
  }
  const en = englishTitle(words);
  used.add(zh).add(en);
  return { words, zh, en };
}

/** Two to four quantity steps: the more pieces, the lower the price of a piece. */
function wholesaleSteps(baseFen: number, random: Random): Steps {
  const first = random.pick([1, 2, 3, 5, 10, 12, 20]);
  const steps: Steps = [{ startQuantity: first, priceFen: shopPrice(baseFen) }];
  const more = random.between(1, 3);
  for (let step = 1; step <= more; step++) {
    const last = steps[steps.length - 1];
    if (!last) break;
    const priceFen = Math.min(shopPrice(last.priceFen * 0.93), last.priceFen - 10);
    if (priceFen < 30) break;
    steps.push({
      startQuantity:
        last.startQuantity * random.pick([5, 10]) + (step === 1 ? 0 : last.startQuantity),
      priceFen,
    });
  }
  return steps;
}

function freightOf(
  weightG: number,
  retail: boolean,
  random: Random,
): ProductDetail['domesticFreight'] {
  if (retail && random.chance(0.62)) return { free: true, firstFen: 0, nextFen: 0 };
  const firstFen = random.pick([400, 500, 600, 800, 1000]) + (weightG > 3000 ? 1200 : 0);
  return { free: false, firstFen, nextFen: weightG > 1000 ? 300 : random.pick([0, 50, 100]) };
}

/** The most items of a new product that are sold in a day. */
const SOLD_A_DAY = 30;

/**
 * The number of pieces sold: low for most products, high for a few, and never more than a product of
 * this age can have sold.
 */
const soldOf = (rank: number, ageMs: number) =>
  Math.min(Math.floor(12 * Math.exp(rank ** 3 * 8.4)), Math.floor((ageMs / DAY_MS) * SOLD_A_DAY));

/** The colours that a seller offers: the good's first colour, then some of the others. */
function coloursOf(good: Good, random: Random): Good['colours'] {
  const [first, ...others] = good.colours;
  if (!first) return [];
  return [first, ...others.filter(() => random.chance(0.75))];
}

/**
 * What the products so far use: item ids and titles on a marketplace, and how often each look of a good.
 */
export type Used = { names: Set<string>; looks: Map<string, number> };

export const nothingUsed = (): Used => ({ names: new Set(), looks: new Map() });

/**
 * A look whose first colour the seller offers, one of those that the products so far use least.
 */
function newLook(good: Good, colours: Good['colours'], { looks }: Used, random: Random): number {
  const offered = colours.flatMap((colour) => looksLedBy(good, colour));
  const timesOf = (look: number) => looks.get(`${good.id} ${look}`) ?? 0;
  const fewestTimes = Math.min(...offered.map(timesOf));
  const look = random.pick(offered.filter((one) => timesOf(one) === fewestTimes));
  looks.set(`${good.id} ${look}`, fewestTimes + 1);
  return look;
}

/** The most colours that a gallery shows besides the first. */
const MORE_COLOURS = 2;

/** The gallery: one object from several sides, then in other colours. */
function picturesOf(good: Good, colours: Good['colours'], look: number): string[] {
  const isFirst = (colour: Good['colours'][number]) => looksLedBy(good, colour).includes(look);
  const ofColour = (colour: Good['colours'][number]) => colourPicture(good, colour, look);
  const others = colours.filter((colour) => !isFirst(colour)).slice(0, MORE_COLOURS);
  return [
    ...colours.filter(isFirst).map(ofColour),
    ...sharedPictures(good, look),
    ...others.map(ofColour),
  ];
}

/**
 * One seller's offer of a good. Ids, titles and looks in `used` are avoided, and the new ones added to it.
 * Without `itemId` a new id is chosen.
 */
export function productOf(
  good: Good,
  trade: PlatformTrade,
  shop: ShopRow,
  used: Used,
  random: Random,
  itemId = newItemId(trade.digits, used.names, random),
): ProductRow {
  const { words, zh, en } = newTitle(good, trade, used.names, random);
  const [low, high] = good.price;
  const baseFen = Math.round((low + random.next() ** 1.6 * (high - low)) * 100 * trade.priceFactor);
  const weightG = random.between(good.weightG[0], good.weightG[1]);
  const byQuantity = random.chance(trade.wholesaleShare);
  const soldOut = random.chance(SOLD_OUT_SHARE);
  const colours = coloursOf(good, random);
  const skus = skusOf(
    good,
    colours,
    { itemId, baseFen, weightG, soldOut, bySku: !byQuantity },
    random,
  );
  const lowest = Math.min(...skus.map(({ priceFen }) => priceFen));
  const priceSteps = byQuantity
    ? wholesaleSteps(baseFen, random)
    : [{ startQuantity: 1, priceFen: lowest }];
  const [firstStep] = priceSteps;
  const minOrderQuantity = firstStep?.startQuantity ?? 1;
  const look = newLook(good, colours, used, random);
  const images = picturesOf(good, colours, look);
  const detail: ProductDetail = {
    images,
    skus: withPictures(skus, good, look),
    priceSteps,
    attributes: productAttributes(words, good, { place: shop.shipFrom, itemId }, random),
    batchNumber: byQuantity && minOrderQuantity > 1 && random.chance(0.3) ? minOrderQuantity : 1,
    ...(byQuantity && random.chance(0.35)
      ? {
          mixRule: {
            mixNumber: minOrderQuantity * 2,
            mixAmountFen: shopPrice(baseFen * minOrderQuantity * 3),
          },
        }
      : {}),
    unit: good.unit,
    domesticFreight: freightOf(weightG, trade.wholesaleShare === 0, random),
    dispatchWithin: random.pick([24, 48, 48, 72]),
    description: description(words),
  };
  const rank = random.next();
  const ageMs = Math.floor(random.next() * TWO_YEARS_MS);
  return {
    id: `${trade.prefix}-${itemId}`,
    platform: trade.platform,
    itemId,
    url: trade.url(itemId),
    shopId: shop.id,
    categoryId: good.category,
    titleZh: zh,
    titleEn: en,
    titles: otherTitles(words),
    image: images[0] ?? '',
    priceMode: byQuantity ? 'SPU_PRICE_RANGE' : 'SKU_PRICE',
    // The first step has the least quantity, so its price is the one of a least order.
    priceFen: firstStep?.priceFen ?? lowest,
    minOrderQuantity,
    soldCount: soldOf(rank, ageMs),
    goodsClass: good.goodsClass,
    status: soldOut ? 'SOLD_OUT' : 'ON_SALE',
    createdAt: NEWEST - ageMs,
    detail,
  };
}
