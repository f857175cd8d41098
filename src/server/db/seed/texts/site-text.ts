import type { Locale } from '../../../../contract/enums.ts';
import type { LocalisedText } from '../../schema/catalogue.ts';
import ar from './ar/site.json' with { type: 'json' };
import en from './en/site.json' with { type: 'json' };
import es from './es/site.json' with { type: 'json' };
import ko from './ko/site.json' with { type: 'json' };
import la from './la/site.json' with { type: 'json' };
import ru from './ru/site.json' with { type: 'json' };
import zhCN from './zh-CN/site.json' with { type: 'json' };

export type SiteTextKey = keyof typeof en;

const TEXTS: Partial<Record<Locale, Partial<Record<SiteTextKey, string>>>> = {
  en,
  'zh-CN': zhCN,
  ko,
  ru,
  es,
  ar,
  la,
};

/** What the seed says under a key (texts/<locale>/site.json), in every language that says it. */
export function siteText(key: SiteTextKey): LocalisedText {
  const said = Object.entries(TEXTS).flatMap(([locale, texts]) => {
    const text = texts[key];
    return text === undefined ? [] : [[locale, text]];
  });
  return { ...Object.fromEntries(said), en: en[key], 'zh-CN': zhCN[key] };
}
