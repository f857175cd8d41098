import type { EventSubject } from '../../db/schema/orders/events.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Scope } from '../base/scope.ts';
import type { DepositRow } from '../deposit/deposit-records.ts';
import type { ParcelRow } from '../parcel/records.ts';
import type { OrderRow } from '../purchase/order-view.ts';
import type { RefundRow } from '../refund/records.ts';
import type { ServiceRow } from '../service/requests.ts';
import type { TransitOrderRow } from '../transit/move-transit.ts';
import type { WithdrawalRow } from '../withdrawal/withdrawal-records.ts';
import * as buyer from './buyer.ts';
import * as carrier from './carrier.ts';
import * as cashier from './cashier.ts';
import * as services from './services.ts';
import * as warehouse from './warehouse.ts';

/**
 * The objects of the simulated staff: everything that has a history, and services that shoppers requested.
 */
export type Machine = EventSubject | 'SERVICE_REQUEST';
export type Rows = {
  PURCHASE_ORDER: OrderRow;
  PURCHASE_PARCEL: ParcelRow;
  TRANSIT_ORDER: TransitOrderRow;
  DEPOSIT: DepositRow;
  WITHDRAWAL: WithdrawalRow;
  REFUND: RefundRow;
  SERVICE_REQUEST: ServiceRow;
};

/** The next act for an object, and the seconds from its last event to that act. */
type Step<Row> = readonly [
  seconds: number,
  play: (scope: Scope, row: Row, runtime: Platform['runtime']) => Promise<unknown>,
];

/**
 * All steps of the simulated staff, by stage. A stage is a status; if a status has several stages,
 * the last trace, the exception or the channel type follows it. A row in a stage without a step
 * waits for the shopper, or has reached its final status.
 */
export const STEPS: { readonly [M in Machine]: Readonly<Record<string, Step<Rows[M]>>> } = {
  PURCHASE_ORDER: {
    PAID: [3, buyer.accept],
    PURCHASING: [6, buyer.buy],
    PURCHASED: [5, buyer.ship],
    /** An order to the shopper's own warehouse. */
    SELLER_SHIPPED: [15, buyer.deliver],
  },
  PURCHASE_PARCEL: {
    /** Announced by the shopper. */
    AWAITING_SHIPMENT: [4, warehouse.report('CONSIGN')],
    'IN_DOMESTIC_TRANSIT CONSIGN': [4, warehouse.report('TRANSPORT')],
    'IN_DOMESTIC_TRANSIT ACCEPT': [4, warehouse.report('TRANSPORT')],
    'IN_DOMESTIC_TRANSIT TRANSPORT': [5, warehouse.report('DELIVERING')],
    'IN_DOMESTIC_TRANSIT DELIVERING': [4, warehouse.sign],
    DOMESTIC_SIGNED: [4, warehouse.unpack],
    INBOUND_CHECKING: [6, warehouse.check],
    OBJECTED: [20, warehouse.answer],
    EXCHANGING: [20, warehouse.report('SIGN')],
    RETURNING: [20, warehouse.comeBack],
    'EXCEPTION LOST': [20, warehouse.comeBack],
  },
  TRANSIT_ORDER: {
    PENDING_PACKING: [5, carrier.pack],
    PACKING: [8, carrier.weigh],
    PENDING_SHIPMENT: [5, carrier.send],
    IN_TRANSIT: [4, carrier.report('DEPARTED')],
    'IN_TRANSIT DEPARTED': [6, carrier.report('EXPORTED')],
    'IN_TRANSIT EXPORTED': [7, carrier.land],
    'CUSTOMS_CLEARANCE CUSTOMS': [7, carrier.report('CLEARED')],
    'IN_TRANSIT CLEARED': [6, carrier.arrive],
    'IN_TRANSIT OUT': [8, carrier.report('DELIVERED')],
    ARRIVED_LOCAL_WAREHOUSE: [5, carrier.handOut],
    LOCAL_DELIVERING: [4, carrier.report('OUT')],
    'LOCAL_DELIVERING OUT': [8, carrier.report('DELIVERED')],
  },
  DEPOSIT: {
    PENDING_PAYMENT: [15, cashier.credit],
    PENDING_REVIEW: [20, cashier.credit],
  },
  WITHDRAWAL: {
    PENDING_REVIEW: [30, cashier.payOut],
    APPROVED: [30, cashier.payOut],
  },
  REFUND: {
    REQUESTED: [20, cashier.agree],
    APPROVED: [10, cashier.payBack],
  },
  SERVICE_REQUEST: {
    WAITING: [10, services.serve],
  },
};

export const MACHINES = Object.keys(STEPS) as Machine[];

/** The statuses of a machine that have a step. */
export function statusesOf<M extends EventSubject>(machine: M): Rows[M]['status'][] {
  const stages = Object.keys(STEPS[machine]);
  return [...new Set(stages.map((stage) => stage.split(' ')[0]))] as Rows[M]['status'][];
}

/** The shortest time between two steps of the same row. */
export const LEAST_SECONDS = Math.min(
  ...Object.values(STEPS).flatMap((steps) => Object.values(steps).map(([seconds]) => seconds)),
);
