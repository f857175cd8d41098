import type { parcelEndpoints } from '../../contract/parcels.ts';
import type { Handlers } from './handler.ts';

export const parcelHandlers = {} as Pick<Handlers, keyof typeof parcelEndpoints>;
