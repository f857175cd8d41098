import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import type en from '../../locales/en/common.json';
import type { Locale } from '../contract/enums.ts';
import { bcp47 } from './locale.ts';

export type MessageKey = keyof typeof en;
export type MessageValues = Record<string, string | number>;
export type Translate = (key: MessageKey, values?: MessageValues) => string;

type Messages = Record<string, string>;
const files = import.meta.glob<Messages>('../../locales/*/common.json', { import: 'default' });

async function loadMessages(locale: Locale): Promise<Messages> {
  return (await files[`../../locales/${locale}/common.json`]?.()) ?? {};
}

const cache = createIntlCache();
const translators = new Map<Locale, Promise<Translate>>();

async function createTranslator(locale: Locale): Promise<Translate> {
  const [english, own] = await Promise.all([loadMessages('en'), loadMessages(locale)]);
  const make = (tag: string, messages: Messages): IntlShape =>
    createIntl({ locale: tag, messages, onError: () => {} }, cache);
  const ownIntl = make(bcp47(locale), own);
  const englishIntl = make('en', english);
  return (key, values) => {
    const intl = key in own ? ownIntl : englishIntl;
    return String(intl.formatMessage({ id: String(key) }, values));
  };
}

/** The texts of a language; a text that it lacks comes in English. */
export function getTranslator(locale: Locale): Promise<Translate> {
  let translator = translators.get(locale);
  if (!translator) {
    translator = createTranslator(locale);
    translators.set(locale, translator);
  }
  return translator;
}

/** A message whose key is made at run time, e.g. `order.status.PAID`; English or the key itself as a last resort. */
export function translateKey(t: Translate, key: string, values?: MessageValues): string {
  return t(key as MessageKey, values);
}
