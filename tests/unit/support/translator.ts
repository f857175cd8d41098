import { createTranslator } from '../../../src/i18n/translator.ts';
import {
  readDeskMessages,
  readMessages,
} from '../../../src/server/platform/node/locale-messages.ts';

/** Texts as a deployment on Node has them. */
export const translator = createTranslator(readMessages);
export const deskTranslator = createTranslator(readDeskMessages);
