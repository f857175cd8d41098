import type { Locale } from '../../../../contract/enums.ts';
import ar from './ar/words.json' with { type: 'json' };
import bg from './bg/words.json' with { type: 'json' };
import es from './es/words.json' with { type: 'json' };
import fr from './fr/words.json' with { type: 'json' };
import id from './id/words.json' with { type: 'json' };
import { inLanguages, type Texts } from './in-languages.ts';
import ja from './ja/words.json' with { type: 'json' };
import ko from './ko/words.json' with { type: 'json' };
import la from './la/words.json' with { type: 'json' };
import ms from './ms/words.json' with { type: 'json' };
import pt from './pt/words.json' with { type: 'json' };
import ru from './ru/words.json' with { type: 'json' };
import th from './th/words.json' with { type: 'json' };
import uz from './uz/words.json' with { type: 'json' };
import vi from './vi/words.json' with { type: 'json' };
import zhHK from './zh-HK/words.json' with { type: 'json' };

/** The catalogue's words by their English; its data holds them in English and Chinese. */
const WORDS: Texts = {
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

/** The languages that they are translated into. */
export const TRANSLATED = Object.keys(WORDS) as Locale[];

/** A word in one of them; undefined where it stays as it is, like a size. */
export function wordIn(locale: Locale, english: string): string | undefined {
  return WORDS[locale]?.[english];
}

/** A word in all of them. */
export function translationsOf(english: string): Partial<Record<Locale, string>> {
  return inLanguages(WORDS, english);
}
