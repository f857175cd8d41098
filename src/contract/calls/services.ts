import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { id, optionalText, payPassword } from '../values/fields.ts';
import { cny } from '../values/money/money.ts';
import { SERVICE_STATES } from '../values/orders/service-kinds.ts';

/** A service that can be asked for now, and what it costs for these goods. */
export const goodsService = v.object({ code: v.string(), name: v.string(), amount: cny });
export type GoodsService = v.InferOutput<typeof goodsService>;

/** A service that a shopper has paid for: of a stored parcel, or of an order. */
export const serviceRequest = v.object({
  id,
  requestNo: v.string(),
  code: v.string(),
  name: v.string(),
  amount: cny,
  /** The shopper's words to the warehouse. */
  note: v.string(),
  state: v.picklist(SERVICE_STATES),
  createdAt: v.string(),
  /** When it was done or refused. */
  endedAt: v.optional(v.string()),
  /** What the warehouse says of it: the result, or why it can't be done. */
  result: v.string(),
  /** The paths of the warehouse's photos on this site. */
  photos: v.array(v.string()),
});
export type ServiceRequest = v.InferOutput<typeof serviceRequest>;

/** The fields about services in the views of a parcel and of an order. Other backends may leave them out. */
export const servicesOfGoods = {
  /** The services that the shopper can ask for now. */
  services: v.optional(v.array(goodsService)),
  serviceRequests: v.optional(v.array(serviceRequest)),
};

/** A service that a shopper asks for. */
export const serviceWish = v.object({
  code: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{1,39}$/)),
  /** The price that the shopper saw. Another one is refused with `PRICE_CHANGED`. */
  amount: cny,
  note: optionalText(300),
  payPassword,
});

const common = {
  method: 'POST',
  auth: 'user',
  group: 'orders',
  params: v.object({ id }),
  body: serviceWish,
  output: serviceRequest,
  errors: [
    'NOT_FOUND',
    'ILLEGAL_TRANSITION',
    'PRICE_CHANGED',
    'INSUFFICIENT_BALANCE',
    'ACCOUNT_BLOCKED',
    'BALANCE_OWED',
    'PAY_PASSWORD_NOT_SET',
    'WRONG_PAY_PASSWORD',
    'PAY_PASSWORD_LOCKED',
    'PAY_PASSWORD_UNREADABLE',
  ],
  idempotent: true,
} as const;

export const serviceEndpoints = {
  askParcelService: {
    ...common,
    path: '/front/purchase-parcels/{id}/services',
    summary: 'Ask for a service for a stored parcel, and pay it from the balance',
  },
  askOrderService: {
    ...common,
    path: '/front/purchase-orders/{id}/services',
    summary:
      'Ask for a service for an order whose goods are not in the warehouse yet, and pay it from the balance',
  },
} as const satisfies Record<string, Endpoint>;
