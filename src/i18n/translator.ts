import { createIntl, createIntlCache } from '@formatjs/intl';
import type en from '../../locales/en/common.json';
import type { Locale } from '../contract/enums.ts';
import { bcp47, formatTag } from './locale.ts';
import { numberFormat } from './number-format.ts';

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

/** What says the same whatever is put into it, as five messages in six do: it needs no formatting. */
const isPlain = (message: string) => !/[{<']/.test(message);

/** Messages of one language, whose numbers are written as everywhere on the site. */
function speak(locale: Locale, messages: Messages) {
  const intl = createIntl({ locale: bcp47(locale), messages, onError: () => {} }, cache);
  const cardinal = new Intl.PluralRules(bcp47(locale));
  const formatters = {
    getNumberFormat: (_: unknown, options?: Intl.NumberFormatOptions) =>
      numberFormat(locale, options ?? {}) as Intl.NumberFormat,
    getDateTimeFormat: (_: unknown, options?: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(formatTag(locale), options),
    getPluralRules: (_: unknown, options?: Intl.PluralRulesOptions) =>
      options?.type === 'ordinal' ? new Intl.PluralRules(bcp47(locale), options) : cardinal,
  };
  const plain = new Map(Object.entries(messages).filter(([, message]) => isPlain(message)));
  return (id: string, values: MessageValues | undefined) =>
    plain.get(id) ?? String(intl.formatMessage({ id }, values, { formatters }));
}

async function createTranslator(locale: Locale): Promise<Translate> {
  const [english, own] = await Promise.all([loadMessages('en'), loadMessages(locale)]);
  const ownIntl = speak(locale, own);
  const englishIntl = speak('en', english);
  return (key, values) => (key in own ? ownIntl : englishIntl)(String(key), values);
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
