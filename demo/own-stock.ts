import { eq } from 'drizzle-orm';
import type { OwnProductTyped } from '../src/contract/values/goods/own-product-typed.ts';
import type { LocaleTexts } from '../src/contract/values/shop/locale-texts.ts';
import { commit } from '../src/server/commerce/base/atomically.ts';
import { readTyped } from '../src/server/commerce/own-stock/read-typed.ts';
import { shopFacts } from '../src/server/commerce/own-stock/shop-facts.ts';
import { newProductStatements } from '../src/server/commerce/own-stock/store.ts';
import { tidied } from '../src/server/commerce/own-stock/tidy-typed.ts';
import { EMPTY_PRODUCT, EMPTY_VARIANT } from '../src/server/commerce/own-stock/typed-of.ts';
import { newId } from '../src/server/crypto/random.ts';
import { ownProducts } from '../src/server/db/schema/shop/own-stock.ts';
import type { Database } from '../src/server/platform/platform.ts';
import type { TenantSeed } from './tenants/tenant-seed.ts';

/** The tenants with own stock. */
const SELLERS: readonly string[] = ['sampan', 'colibri'];

/** A colour with its number of items. `picture` is the end of the path of its picture. */
type Colour = { name: LocaleTexts; picture: string; price: string; pieces: number };
type Good = {
  code: string;
  title: LocaleTexts;
  description: LocaleTexts;
  picture: string;
  /** The beginning of the names of its look's pictures. */
  look: string;
  categoryId: string;
  weightG: number;
  colours: readonly Colour[];
};

const COLOUR = { en: 'Colour', 'zh-CN': '颜色', es: 'Color', ru: 'Цвет' };
const GREEN = { en: 'Green', 'zh-CN': '绿色', es: 'Verde', ru: 'Зелёный' };

const GOODS: readonly Good[] = [
  {
    code: 'CHOPSTICKS',
    title: {
      en: 'Travel Chopsticks in a Case',
      'zh-CN': '便携旅行筷（带盒）',
      es: 'Palillos de viaje con estuche',
      ru: 'Дорожные палочки в футляре',
    },
    description: {
      en: '<p>A pair of wooden chopsticks in a case with a lid. In our warehouse, ready to ship.</p>',
      'zh-CN': '<p>木筷一双，配带盖筷盒。仓库现货，随时可寄。</p>',
      es: '<p>Un par de palillos de madera en un estuche con tapa. En nuestra bodega, listos para enviar.</p>',
    },
    picture: '/goods/chopsticks',
    look: '',
    categoryId: 'cutlery',
    weightG: 90,
    colours: [
      {
        name: { en: 'Red', 'zh-CN': '红色', es: 'Rojo', ru: 'Красный' },
        picture: 'red-studio',
        price: '18.00',
        pieces: 40,
      },
      {
        name: { en: 'Navy', 'zh-CN': '藏青色', es: 'Azul marino', ru: 'Тёмно-синий' },
        picture: 'navy-studio',
        price: '18.00',
        pieces: 0,
      },
      { name: GREEN, picture: 'green-studio', price: '16.50', pieces: 12 },
    ],
  },
  {
    code: 'UMBRELLA',
    title: {
      en: 'Pocket Umbrella of the House',
      'zh-CN': '自营口袋伞',
      es: 'Paraguas de bolsillo de la casa',
      ru: 'Карманный зонт',
    },
    description: {
      en: '<p>Six ribs, a cover, 240 g. In our warehouse, ready to ship.</p>',
      'zh-CN': '<p>六骨，附伞套，240 克。仓库现货，随时可寄。</p>',
      es: '<p>Seis varillas, funda, 240 g. En nuestra bodega, listo para enviar.</p>',
    },
    picture: '/goods/folding-umbrella',
    look: '3-',
    categoryId: 'umbrellas',
    weightG: 240,
    colours: [
      {
        name: { en: 'Pink', 'zh-CN': '粉色', es: 'Rosa', ru: 'Розовый' },
        picture: '3-pink-studio',
        price: '36.00',
        pieces: 25,
      },
      {
        name: { en: 'Sky blue', 'zh-CN': '天蓝色', es: 'Celeste', ru: 'Голубой' },
        picture: '3-sky-studio',
        price: '36.00',
        pieces: 3,
      },
    ],
  },
];

/** Gives the tenants with own stock a few products, if they have none yet. */
export async function writeOwnStock(
  db: Database,
  seeds: readonly TenantSeed[],
  now: number,
): Promise<void> {
  for (const { id: tenantId, record } of seeds.filter(({ id }) => SELLERS.includes(id))) {
    const writer = { db, tenantId, now };
    const [known] = await db
      .select({ id: ownProducts.id })
      .from(ownProducts)
      .where(eq(ownProducts.tenantId, tenantId))
      .limit(1);
    if (known) continue;
    for (const good of GOODS) {
      const typed = tidied(typedOf(good));
      const facts = await shopFacts({ db, tenantId, tenant: record }, [typed]);
      // A small catalogue of a test may lack the category.
      const categoryId = facts.isCategory(typed.categoryId) ? typed.categoryId : '';
      const { value, problems } = readTyped({ ...typed, categoryId }, facts);
      if (!value) throw new Error(`${good.code}: ${JSON.stringify(problems)}`);
      await commit(
        { db },
        newProductStatements(writer, { id: newId(now), typed, value, state: 'PUBLISHED' }),
      );
    }
  }
}

const typedOf = ({ picture, look, colours, weightG, ...good }: Good): OwnProductTyped => ({
  ...EMPTY_PRODUCT,
  ...good,
  dispatchHours: '24',
  options: [
    {
      key: 'o1',
      name: COLOUR,
      values: colours.map((colour, i) => ({
        key: `v${i + 1}`,
        name: colour.name,
        image: `${picture}/${colour.picture}`,
      })),
    },
  ],
  pictures: [
    ...colours.slice(0, 1).map((colour) => `${picture}/${colour.picture}`),
    ...['angle', 'scene', 'detail'].map((view) => `${picture}/${look}${view}`),
  ].map((path) => ({ path, alt: {} })),
  variants: colours.map((colour, i) => ({
    ...EMPTY_VARIANT,
    sku: `${good.code}-${i + 1}`,
    values: [`v${i + 1}`],
    price: colour.price,
    weightG: String(weightG),
    stock: String(colour.pieces),
  })),
});
