import type { opsCarrierInvoiceEndpoints } from '../../../../contract/ops/warehouse/carrier-invoices.ts';
import {
  addCarrierInvoice,
  dropCarrierInvoice,
  getCarrierInvoice,
  listCarrierInvoices,
  takeCarrierInvoice,
} from '../../../commerce/shipping/carrier-invoices.ts';
import type { Handlers } from '../../handler.ts';

export const opsCarrierInvoiceHandlers: Pick<Handlers, keyof typeof opsCarrierInvoiceEndpoints> = {
  listCarrierInvoices: (scope, { query }) => listCarrierInvoices(scope, query),
  addCarrierInvoice: (scope, { body }) => addCarrierInvoice(scope, body),
  getCarrierInvoice: (scope, { params }) => getCarrierInvoice(scope, params.id),
  takeCarrierInvoice: (scope, { params }) => takeCarrierInvoice(scope, params.id),
  dropCarrierInvoice: (scope, { params }) => dropCarrierInvoice(scope, params.id),
};
