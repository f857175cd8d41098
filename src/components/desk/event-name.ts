import { type Translate, translateKey } from '../../i18n/translator.ts';

/**
 * Events that have names of their own at the desk: in the shop nobody sees them, or their names speak to
 * the shopper.
 */
const OF_DESK = {
  order: [
    'ANSWERED',
    'ASKED',
    'CANCEL_APPROVED',
    'CLOSED',
    'DELIVERED_TO_USER_WAREHOUSE',
    'REFUNDED',
    'REFUND_REQUESTED',
    'SUPPLEMENT_REQUESTED',
  ],
  parcel: [
    'ACCEPTED',
    'ANNOUNCED',
    'APPROVED',
    'EXCHANGE_ASKED',
    'EXCHANGE_REQUESTED',
    'LABELLED',
    'MISSED',
    'OBJECTION_WITHDRAWN',
    'PHOTOGRAPHED',
    'REFUNDED',
    'RETURN_ASKED',
    'RETURN_REQUESTED',
    'SHELVED',
    'STORAGE_REQUESTED',
    'WITHDRAWN',
  ],
  transit: ['CLOSED', 'REFUNDED', 'REFUND_REQUESTED'],
};

/** The name of an event of an order, parcel or shipment for the staff. */
export const eventName = (t: Translate, subject: keyof typeof OF_DESK, event: string): string =>
  translateKey(
    t,
    OF_DESK[subject].includes(event)
      ? `desk.event.${subject}.${event}`
      : `${subject}.event.${event}`,
  );
