import type { uploadEndpoints } from '../../contract/uploads.ts';
import type { Handlers } from './handler.ts';

export const uploadHandlers = {} as Pick<Handlers, keyof typeof uploadEndpoints>;
