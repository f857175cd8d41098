import type { doorEndpoints } from '../calls/door.ts';
import type { DoorEstimate } from '../values/money/door.ts';
import { card, productFields } from './catalogue.ts';
import type { Examples } from './example.ts';
import { option } from './site.ts';

/** Two bags of 620 g, with their seller's box and that of the warehouse. */
export const door: DoorEstimate = {
  country: 'au',
  countryName: 'Australia',
  goods: '136.00',
  domesticFreight: '8.00',
  serviceFee: '6.80',
  weightG: 1550,
  ways: [
    {
      code: option.code,
      name: option.name,
      leadTimeDays: option.leadTimeDays,
      billedG: 2000,
      isMinimum: false,
      freight: '188.00',
      services: '0.00',
      total: '338.80',
      taxesIncluded: false,
    },
  ],
  duties: { tax: 'GST', basisPoints: 1_000, freeUpTo: '1000.00', currency: 'AUD', text: '' },
  accuracy: { basisPoints: 600, shipments: 42, days: 30 },
};

const { productUrl } = productFields;
const items = [{ productSkuId: '4521870012345', quantity: 2 }];

export const doorExamples: Examples<typeof doorEndpoints> = {
  estimateProduct: { input: { body: { productUrl, items, country: 'au' } }, answer: { door } },
  estimateMyProduct: { input: { body: { productUrl, items } }, answer: { door } },
  estimateExample: {
    input: { query: { country: 'au' } },
    answer: { example: { product: card, door } },
  },
  estimateOrders: { input: { query: { orderNos: ['P261123000001'] } }, answer: { door } },
};
