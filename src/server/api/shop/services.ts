import type { serviceEndpoints } from '../../../contract/calls/services.ts';
import type { opsServiceEndpoints } from '../../../contract/ops/orders/services.ts';
import { finishService, refuseService } from '../../commerce/warehouse/answer-service.ts';
import { askOrderService, askParcelService } from '../../commerce/warehouse/ask-service.ts';
import type { Handlers } from '../handler.ts';

export const serviceHandlers: Pick<Handlers, keyof typeof serviceEndpoints> = {
  askParcelService: (scope, { params, body }) => askParcelService(scope, params.id, body),
  askOrderService: (scope, { params, body }) => askOrderService(scope, params.id, body),
};

export const opsServiceHandlers: Pick<Handlers, keyof typeof opsServiceEndpoints> = {
  finishService: (scope, { params, body }) => finishService(scope, params.id, body),
  refuseService: (scope, { params, body }) => refuseService(scope, params.id, body),
};
