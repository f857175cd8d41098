import { createFormatters } from '@formatjs/intl';
import type en from '../../locales/en/common.json';
import type deskEn from '../../locales/en/desk.json';
import type { Locale } from '../contract/values/shop/locales.ts';
import { bcp47, formatTag } from './locale.ts';
import { numberFormat } from './number-format.ts';

export type MessageKey = keyof typeof en;
export type MessageValues = Record<string, string | number>;
export type Translate = (key: MessageKey, values?: MessageValues) => string;
/** Also translates the texts of the desk, which shops don't load. */
export type DeskTranslate = (
  key: MessageKey | keyof typeof deskEn,
  values?: MessageValues,
) => string;

/** Reads the messages of a language, by key. */
export type ReadMessages = (locale: Locale) => Promise<Record<string, string>>;
/** Loads the texts of a language. A text that the language lacks is in English. */
export type Translator = (locale: Locale) => Promise<Translate>;
export type DeskTranslator = (locale: Locale) => Promise<DeskTranslate>;

/** Whether a message has no arguments and so needs no formatting. Five of six have none. */
const isPlain = (message: string) => !/[{<']/.test(message);

/** How numbers, dates and plurals in messages are formatted. `numberFormat` formats the numbers. */
function formattersOf(locale: Locale) {
  const cardinal = new Intl.PluralRules(bcp47(locale));
  return {
    getNumberFormat: (_: unknown, options?: Intl.NumberFormatOptions) =>
      numberFormat(locale, options ?? {}) as Intl.NumberFormat,
    getDateTimeFormat: (_: unknown, options?: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(formatTag(locale), options),
    getPluralRules: (_: unknown, options?: Intl.PluralRulesOptions) =>
      options?.type === 'ordinal' ? new Intl.PluralRules(bcp47(locale), options) : cardinal,
  };
}

/**
 * Returns a function that formats messages. A message with wrong syntax, or with a name that has no value,
 * stays as it is. The parsed messages are kept, because the cache of formatjs makes a key from message,
 * language and options at each call.
 */
function messageFormatter(locale: Locale, more: { ignoreTag?: boolean } = {}) {
  const { getMessageFormat } = createFormatters();
  const options = { formatters: formattersOf(locale), ...more };
  const parsed = new Map<string, ReturnType<typeof getMessageFormat>>();
  return (message: string, values: MessageValues | undefined): string => {
    try {
      const format =
        parsed.get(message) ?? getMessageFormat(message, bcp47(locale), undefined, options);
      parsed.set(message, format);
      return String(format.format(values));
    } catch {
      return message;
    }
  };
}

/** Formats the messages of one language, by key. A key without a message stays as it is. */
function keyFormatter(locale: Locale, messages: Record<string, string>) {
  const format = messageFormatter(locale);
  const all = new Map(Object.entries(messages));
  return (id: string, values: MessageValues | undefined): string => {
    const message = all.get(id) ?? id;
    return isPlain(message) ? message : format(message, values);
  };
}

/**
 * Formats a message that is not in `locales`, such as a tenant's article. HTML tags are text to it. A
 * message with wrong syntax, or with a name that has no value, stays as it is.
 */
export function formatMessage(locale: Locale, message: string, values: MessageValues): string {
  if (!message.includes('{')) return message;
  return messageFormatter(locale, { ignoreTag: true })(message, values);
}

/**
 * Creates the translator of a deployment. It reads a language when it is needed, and caches the
 * loaded messages, not the promise: on Workers a read is aborted when its request ends, so other
 * requests must not wait for it. Rejects as `readMessages` does.
 */
export function createTranslator(readMessages: ReadMessages): DeskTranslator {
  const loaded = new Map<Locale, DeskTranslate>();
  const translator: DeskTranslator = async (locale) => {
    const cached = loaded.get(locale);
    if (cached) return cached;
    const [english, messages] = await Promise.all([
      locale === 'en' ? undefined : translator('en'),
      readMessages(locale),
    ]);
    const format = keyFormatter(locale, messages);
    const translate: DeskTranslate = (key, values) =>
      english && !(key in messages) ? english(key, values) : format(key, values);
    loaded.set(locale, translate);
    return translate;
  };
  return translator;
}

/**
 * Translates a key that is composed at run time, such as `order.status.PAID`. Falls back to
 * English, then to the key.
 */
export function translateKey(t: Translate, key: string, values?: MessageValues): string {
  return t(key as MessageKey, values);
}
