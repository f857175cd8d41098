import type { opsPurchaseEndpoints } from '../../../contract/ops/purchase.ts';
import type { Handlers } from '../handler.ts';

export const opsPurchaseHandlers = {} as Pick<Handlers, keyof typeof opsPurchaseEndpoints>;
