import { insertStatements } from '../../../../src/server/db/insert-rows.ts';
import { storedWords } from '../../../../src/server/db/own-words.ts';
import {
  ownProducts,
  ownStockEvents,
  ownVariants,
  ownWords,
} from '../../../../src/server/db/schema/shop/own-stock.ts';
import type { Database } from '../../../../src/server/platform/platform.ts';
import { type Making, tenantInTurn } from './shape.ts';

const KINDS = ['cup', 'plate', 'lamp', 'scarf', 'bag', 'box', 'brush', 'rack', 'case', 'towel'];
const KINDS_ZH = ['杯子', '盘子', '台灯', '围巾', '包', '盒子', '刷子', '架子', '外壳', '毛巾'];
const LOOKS = [
  'red',
  'blue',
  'wooden',
  'steel',
  'cotton',
  'silk',
  'small',
  'large',
  'folding',
  'plain',
  'striped',
];
const VARIANTS = [0, 1, 2];
const AT_ONCE = 1000;

type Product = typeof ownProducts.$inferInsert & { titles: { en: string; 'zh-CN': string } };

/** Makes one own product for every hundred orders, with three variants, each with two corrections of its stock. */
export async function makeOwnStock(db: Database, { orders, now }: Making): Promise<void> {
  const products = Array.from({ length: Math.ceil(orders / 100) }, (_, n) => productOf(n, now));
  for (let first = 0; first < products.length; first += AT_ONCE) {
    const some = products.slice(first, first + AT_ONCE);
    const variants = some.flatMap(variantsOf);
    for (const statement of [
      ...insertStatements(db, ownProducts, some),
      ...insertStatements(db, ownVariants, variants),
      ...insertStatements(
        db,
        ownStockEvents,
        variants.flatMap((variant) => eventsOf(variant, now)),
      ),
      ...insertStatements(db, ownWords, some.flatMap(wordsOf)),
    ]) {
      await statement;
    }
  }
}

/** The own product `n`. Nine of ten are published. */
function productOf(n: number, now: number): Product {
  const kind = Math.floor(n / 3) % KINDS.length;
  const look = LOOKS[Math.floor(n / 30) % LOOKS.length];
  return {
    id: `a${String(n).padStart(9, '0')}`,
    tenantId: tenantInTurn(n),
    state: n % 20 === 0 ? 'DRAFT' : n % 20 === 1 ? 'ARCHIVED' : 'PUBLISHED',
    itemNo: String(800_000_000 + n),
    code: `A-${n}`,
    titles: { en: `${look} ${KINDS[kind]} ${n}`, 'zh-CN': `${KINDS_ZH[kind]} ${n}` },
    descriptions: {},
    categoryId: '',
    goodsClass: 'NORMAL',
    unit: '',
    options: [
      {
        key: 'o1',
        name: { en: 'Size' },
        values: VARIANTS.map((v) => ({ key: `v${v}`, name: { en: `Size ${v}` }, image: '' })),
      },
    ],
    pictures: [],
    tiers: [],
    freightFirstFen: 600,
    freightNextFen: 100,
    dispatchHours: 24,
    typed: null,
    createdBy: '',
    createdAt: now - n * 60_000,
    changedAt: now - n * 60_000,
    publishedAt: null,
  };
}

const numberOf = ({ id }: Pick<Product, 'id'>) => Number(id.slice(1));

const variantsOf = (product: Product): (typeof ownVariants.$inferInsert)[] =>
  VARIANTS.map((v) => ({
    id: `${product.id}-${v}`,
    tenantId: product.tenantId,
    productId: product.id,
    position: v,
    sku: `${product.code}-${v}`,
    values: [`v${v}`],
    priceFen: 900 + ((numberOf(product) * 7919) % 40_000),
    weightG: 300,
    lengthMm: 100,
    widthMm: 100,
    heightMm: 100,
    // One of nine variants is sold out.
    onHand: numberOf(product) % 9 === 0 ? 0 : numberOf(product) % 50,
  }));

const eventsOf = (
  { id, tenantId, onHand = 0 }: typeof ownVariants.$inferInsert,
  now: number,
): (typeof ownStockEvents.$inferInsert)[] =>
  [
    { number: 1, change: onHand + 5, onHand: onHand + 5, kind: 'ADDED' as const },
    { number: 2, change: -5, onHand, kind: 'REMOVED' as const },
  ].map(({ number, ...event }) => ({
    id: `${id}-${number}`,
    tenantId,
    variantId: id,
    ...event,
    reason: 'counted',
    madeBy: '',
    at: now - 1000 + number,
  }));

const wordsOf = (product: Product): (typeof ownWords.$inferInsert)[] =>
  storedWords([...Object.values(product.titles), product.code]).map((word) => ({
    tenantId: product.tenantId,
    word,
    productId: product.id,
  }));
