import type { Cart, CartItem, cartEndpoints, Quote } from '../calls/cart.ts';
import { color, picture, productFields } from './catalogue.ts';
import { door } from './door.ts';
import type { Examples } from './example.ts';
import { warehouse } from './site.ts';

const productSkuId = '4521870012345';
const itemId = '01KAFR0D5F7H9K1N3P5R7T9V1X';

/** What a cart item and an order item show of the same variant. */
export const variantFields = {
  ...productFields,
  productSkuId,
  image: picture,
  attributes: [color],
  quantity: 2,
  price: '68.00',
  amount: '136.00',
  message: 'Khaki, please',
};

const item: CartItem = {
  id: itemId,
  ...variantFields,
  minOrderQuantity: 1,
  batchNumber: 1,
  stock: 320,
  addedPrice: '65.00',
  weightG: 620,
  priceRange: [{ startQuantity: 1, price: '68.00' }],
  notices: ['PRICE_ROSE'],
  orderable: true,
};

const shop = {
  shopId: 'b2b-22081',
  name: '广州远行箱包',
  nameTrans: 'Guangzhou Yuanxing Bags',
  platform: 'Alibaba' as const,
  cartItems: [item],
};

/** What two of it cost: goods, freight inside China and the service fee of 5 %. */
export const costs = {
  goods: '136.00',
  domesticFreight: '8.00',
  serviceFee: '6.80',
  total: '150.80',
};

const quote: Quote = {
  shops: [{ ...shop, ...costs }],
  ...costs,
  weightG: 1240,
  orderable: true,
  door,
};

const cart: Cart = { cartShops: [shop], totalItems: 1 };
const emptyCart: Cart = { cartShops: [], totalItems: 0 };
const preview = { previewProductId: '01KAFR0E6G8J0M2P4R6T8V0X2Z', quote };
const items = [{ productSkuId, quantity: 2 }];
const { productUrl } = productFields;

export const cartExamples: Examples<typeof cartEndpoints> = {
  getCart: { answer: cart },
  addToCart: {
    input: { body: { productUrl, productSkuId, quantity: 2, message: 'Khaki, please' } },
    answer: cart,
  },
  addManyToCart: {
    input: { body: { productUrl, items, message: 'Khaki, please' } },
    answer: cart,
  },
  setCartQuantity: {
    input: { params: { id: itemId }, query: { quantity: 2 } },
    answer: cart,
  },
  setCartMessage: {
    input: { params: { id: itemId }, body: { message: 'Khaki, please' } },
    answer: cart,
  },
  removeCartItem: { input: { params: { id: itemId } }, answer: emptyCart },
  clearCart: { input: { query: { cartItemIds: [itemId] } }, answer: emptyCart },
  refreshCart: {
    input: { body: { cartItemIds: [itemId], tenantWarehouseId: warehouse.id } },
    answer: quote,
  },
  createPreview: {
    input: { body: { productUrl, items, tenantWarehouseId: warehouse.id } },
    answer: preview,
  },
  refreshPreview: {
    input: { body: { previewProductId: preview.previewProductId } },
    answer: preview,
  },
};
