import type { LocalisedText } from '../../schema/catalogue.ts';
import ar from './ar/site.json' with { type: 'json' };
import bg from './bg/site.json' with { type: 'json' };
import en from './en/site.json' with { type: 'json' };
import es from './es/site.json' with { type: 'json' };
import fr from './fr/site.json' with { type: 'json' };
import id from './id/site.json' with { type: 'json' };
import { inLanguages, type Texts } from './in-languages.ts';
import ja from './ja/site.json' with { type: 'json' };
import ko from './ko/site.json' with { type: 'json' };
import la from './la/site.json' with { type: 'json' };
import ms from './ms/site.json' with { type: 'json' };
import pt from './pt/site.json' with { type: 'json' };
import ru from './ru/site.json' with { type: 'json' };
import th from './th/site.json' with { type: 'json' };
import uz from './uz/site.json' with { type: 'json' };
import vi from './vi/site.json' with { type: 'json' };
import zhCN from './zh-CN/site.json' with { type: 'json' };
import zhHK from './zh-HK/site.json' with { type: 'json' };

export type SiteTextKey = keyof typeof en;

const TEXTS: Texts<SiteTextKey> = {
  en,
  'zh-CN': zhCN,
  'zh-HK': zhHK,
  vi,
  th,
  ja,
  ko,
  ru,
  ms,
  uz,
  pt,
  es,
  fr,
  id,
  bg,
  ar,
  la,
};

/** What the seed says under a key (texts/<locale>/site.json), in every language that says it. */
export function siteText(key: SiteTextKey): LocalisedText {
  return { ...inLanguages(TEXTS, key), en: en[key], 'zh-CN': zhCN[key] };
}
