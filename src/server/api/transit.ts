import type { transitEndpoints } from '../../contract/transit.ts';
import type { Handlers } from './handler.ts';

export const transitHandlers = {} as Pick<Handlers, keyof typeof transitEndpoints>;
