import type { feedbackEndpoints } from '../../contract/feedback.ts';
import type { Handlers } from './handler.ts';

export const feedbackHandlers = {} as Pick<Handlers, keyof typeof feedbackEndpoints>;
