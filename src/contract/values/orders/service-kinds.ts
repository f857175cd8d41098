/** Where a service can be chosen: with a shipment, for a stored parcel, or for an order that is being bought. */
export const SERVICE_PLACES = ['SHIPMENT', 'PARCEL', 'ORDER'] as const;
export type ServicePlace = (typeof SERVICE_PLACES)[number];

/**
 * How a service that a shopper wants stands. `UNPAID`: ordered with goods that are not paid. `REFUSED`: it could not be
 * done, and was refunded. `CANCELLED`: the order ended first.
 */
export const SERVICE_STATES = ['UNPAID', 'WAITING', 'DONE', 'REFUSED', 'CANCELLED'] as const;
export type ServiceState = (typeof SERVICE_STATES)[number];
