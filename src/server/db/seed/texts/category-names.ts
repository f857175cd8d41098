import type { Locale } from '../../../../contract/enums.ts';
import ar from './ar/categories.json' with { type: 'json' };
import bg from './bg/categories.json' with { type: 'json' };
import es from './es/categories.json' with { type: 'json' };
import fr from './fr/categories.json' with { type: 'json' };
import id from './id/categories.json' with { type: 'json' };
import { inLanguages, type Texts } from './in-languages.ts';
import ja from './ja/categories.json' with { type: 'json' };
import ko from './ko/categories.json' with { type: 'json' };
import la from './la/categories.json' with { type: 'json' };
import ms from './ms/categories.json' with { type: 'json' };
import pt from './pt/categories.json' with { type: 'json' };
import ru from './ru/categories.json' with { type: 'json' };
import th from './th/categories.json' with { type: 'json' };
import uz from './uz/categories.json' with { type: 'json' };
import vi from './vi/categories.json' with { type: 'json' };
import zhHK from './zh-HK/categories.json' with { type: 'json' };

/** Names of categories by id; the catalogue's data holds them in English and Chinese. */
const NAMES: Texts = {
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

/** A category's name in every language but English and Chinese. */
export const categoryNames = (id: string): Partial<Record<Locale, string>> =>
  inLanguages(NAMES, id);
