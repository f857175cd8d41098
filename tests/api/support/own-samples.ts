import type { EndpointName, Input, Output } from '../../../src/contract/endpoints.ts';
import { operate } from './fulfilment.ts';
import { uploadedPicture } from './shop-samples.ts';
import { bare, type Sample, type Stage } from './stage.ts';

type At = Pick<Stage['shopper'], 'host'>;
type Detail = Output<'getOwnProduct'>;
type Body = Input<'makeOwnProduct'>['body'];

/** A code that no other product has. */
export const newOwnCode = (): string => `C${crypto.randomUUID().slice(0, 13).toUpperCase()}`;

/** A typed product with one variant, of which there are five items. */
export const ownBody = (code = newOwnCode(), more: Partial<Body> = {}): Body => ({
  code,
  title: { en: `Tin kettle ${code}` },
  goodsClass: 'NORMAL',
  pictures: [{ path: '/goods/kettle' }],
  variants: [{ sku: `${code}-1`, price: '30.00', weightG: '600', stock: '5' }],
  ...more,
});

/** A draft. */
export const newOwn = (at: At, body: Body = ownBody()): Promise<Detail> =>
  operate(at, 'makeOwnProduct', { body });

/** A product that the shop sells. */
export async function publishedOwn(at: At, body: Body = ownBody()): Promise<Detail> {
  const { id } = await newOwn(at, body);
  return operate(at, 'publishOwnProduct', { params: { id } });
}

const draft = async ({ shopper }: Stage) => ({ params: { id: (await newOwn(shopper)).id } });

/** A table with a product of its own. */
export const ownTable = (code = newOwnCode()): string =>
  `code,sku,title,price,weight,stock\n${code},${code}-1,Tin cup,12.50,180,40\n`;

const keptSheet = async ({ shopper }: Stage) => {
  const { id } = await operate(shopper, 'keepOwnSheet', { body: { text: ownTable() } });
  return { params: { id } };
};

/** Inputs of the calls about own products. */
export const OWN_SAMPLES = {
  listOwnProducts: bare,
  getOwnProduct: async (stage) => ({ input: await draft(stage) }),
  makeOwnProduct: () => ({ input: { body: ownBody() } }),
  changeOwnProduct: async ({ shopper }) => {
    const { id } = await newOwn(shopper);
    return { input: { params: { id }, body: ownBody() } };
  },
  combineOwnOptions: async (stage) => ({ input: await draft(stage) }),
  addOwnPicture: async (stage) => ({
    input: {
      ...(await draft(stage)),
      body: { file: await uploadedPicture(stage.shopper) },
    },
  }),
  publishOwnProduct: async (stage) => ({ input: await draft(stage) }),
  archiveOwnProduct: async (stage) => ({ input: await draft(stage) }),
  restoreOwnProduct: async (stage) => {
    const input = await draft(stage);
    await operate(stage.shopper, 'archiveOwnProduct', input);
    return { input };
  },
  correctOwnStock: async ({ shopper }) => {
    const { id, stock } = await newOwn(shopper);
    return {
      input: {
        params: { id },
        body: {
          variantId: stock[0]?.variantId ?? '',
          kind: 'ADDED',
          pieces: 3,
          reason: 'A delivery',
        },
      },
    };
  },
  keepOwnSheet: () => ({ input: { body: { text: ownTable() } } }),
  getOwnSheet: async (stage) => ({ input: await keptSheet(stage) }),
  checkOwnProducts: () => ({ input: { body: { text: ownTable() } } }),
  importOwnProducts: () => ({ input: { body: { text: ownTable() } } }),
  exportOwnProducts: bare,
} satisfies Partial<{ [N in EndpointName]: (stage: Stage) => Sample<N> | Promise<Sample<N>> }>;
