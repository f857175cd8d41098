import { CURRENCY_CODES } from '../currency-codes.ts';

let names: Map<string, string> | undefined;

/** The currencies by their names in English and Chinese, in lower case. */
function namesOfCurrencies(): Map<string, string> {
  const found = new Map<string, string>();
  for (const language of ['zh-CN', 'en']) {
    const inLanguage = new Intl.DisplayNames([language], { type: 'currency' });
    for (const code of CURRENCY_CODES) {
      const name = inLanguage.of(code);
      if (name) found.set(name.toLowerCase(), code);
    }
  }
  return found;
}

/**
 * The code of a currency, from its code or its name in English or Chinese; undefined if it is unknown.
 */
export function currencyNamed(text: string): string | undefined {
  const code = text.toUpperCase();
  if (CURRENCY_CODES.has(code)) return code;
  names ??= namesOfCurrencies();
  return names.get(text.toLowerCase());
}
