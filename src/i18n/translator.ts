import { createIntl, createIntlCache } from '@formatjs/intl';
import type en from '../../locales/en/common.json';
import type { Locale } from '../contract/values/locales.ts';
import { bcp47, formatTag } from './locale.ts';
import { numberFormat } from './number-format.ts';

export type MessageKey = keyof typeof en;
export type MessageValues = Record<string, string | number>;
export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** Reads the messages of a language, by key. */
export type ReadMessages = (locale: Locale) => Promise<Record<string, string>>;
/** The texts of a language. A text that it lacks comes in English. */
export type Translator = (locale: Locale) => Promise<Translate>;

const cache = createIntlCache();

/** Whether a message has no arguments, as five in six: it needs no formatting. */
const isPlain = (message: string) => !/[{<']/.test(message);

/** Formats messages of one language, with the numbers of `numberFormat`. */
function speak(locale: Locale, messages: Record<string, string>) {
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

/**
 * Makes the translator of a deployment. It reads each language once, with `readMessages`, and keeps
 * what was read, never the promise: a request of a Worker cannot wait for what another request reads,
 * which ends with that one's visitor. Rejects with what `readMessages` rejects with.
 */
export function createTranslator(readMessages: ReadMessages): Translator {
  const known = new Map<Locale, Translate>();
  const translator: Translator = async (locale) => {
    const read = known.get(locale);
    if (read) return read;
    const [english, messages] = await Promise.all([
      locale === 'en' ? undefined : translator('en'),
      readMessages(locale),
    ]);
    const own = speak(locale, messages);
    const translate: Translate = (key, values) =>
      english && !(key in messages) ? english(key, values) : own(key, values);
    known.set(locale, translate);
    return translate;
  };
  return translator;
}

/** A message whose key is made at run time, e.g. `order.status.PAID`; English or the key itself as a last resort. */
export function translateKey(t: Translate, key: string, values?: MessageValues): string {
  return t(key as MessageKey, values);
}
