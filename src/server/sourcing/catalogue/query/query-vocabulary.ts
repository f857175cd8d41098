import { type SQL, sql } from 'drizzle-orm';
import { LOCALES, type Locale } from '../../../../contract/values/shop/locales.ts';
import { CATALOGUE_LANGUAGES } from '../../../../i18n/languages.ts';
import { stemOf } from '../../../db/fold-text.ts';
import {
  hasTypedAccents,
  inScriptOf,
  keysOfBases,
  keysOfTyped,
  type TypedRun,
} from '../../../db/name-keys.ts';
import { ANYTHING, NAME_FITS } from '../../../db/name-targets.ts';
import type { NameLanguage } from '../../../db/schema/shop/catalogue.ts';
import { keysOf, languageBit } from '../../../db/word-keys.ts';
import type { Database } from '../../../platform/platform.ts';
import { runsIn, type Span, spansOf, type Unit } from './query-units.ts';

/** A name of the catalogue that a part of the query may be. */
export type NameRow = {
  key: string;
  target: string;
  locale: NameLanguage;
  fit: number;
  /** How much of the target is sold; 0 for a category. */
  weight: number;
  /** The Chinese wording of a noun. */
  zh: string | null;
  /** The JSON of the nouns of the same kind. */
  kin: string | null;
};

/**
 * A noun with which one does what two words of the query say, each by its key: a verb, and what it is done to; null if
 * that does not matter.
 */
export type ActionRow = Pick<NameRow, 'target' | 'locale' | 'weight' | 'zh'> & {
  verb: string;
  object: string | null;
};

/** A word of the catalogue with its attribute value, if it is one. `count`: how many products have it. */
export type KnownWord = {
  word: string;
  count: number;
  languages: number;
  meaning: string | null;
  meaningZh: string | null;
};
/** `namedIn`: the languages in which it is a part of a name (`searchWords.namedIn`). */
export type SimilarWord = { word: string; count: number; namedIn: number };

/** What the catalogue knows of the words of a query. */
export type Vocabulary = {
  /** The keys of each span of the query, by language. */
  spans: SpanKeys;
  /** The keys of spans without the endings of diminutives, in the reader's language. */
  bases: BaseKeys;
  names: NameRow[];
  actions: ActionRow[];
  known: KnownWord[];
  /** Words of similar spelling. */
  alike: SimilarWord[];
  /** Words that begin with the last word of the query. */
  longer: SimilarWord[];
};

/**
 * Whether a word that occurs in some languages is read as such a word: in the reader's language, English or Chinese, or
 * in another script, because only Latin words look alike in several languages.
 */
export const isReadIn = (word: string, languages: number, locale: Locale): boolean =>
  !/\p{Script=Latin}/u.test(word) || [locale, 'en', 'zh-CN'].some((code) => isIn(languages, code));

/** Whether a language is among some languages (`searchWords.languages`). */
export const isIn = (languages: number, code: string): boolean =>
  (languages & languageBit(code)) !== 0;

/** How many rows of each kind are read. */
const MAX_NAMES = 1200;
const MAX_ALIKE = 400;
const MAX_LONGER = 60;
/** How many verbs, and how many objects, are read. */
const MAX_HALVES = 60;
const MAX_ACTIONS = 400;

const LANGUAGES: readonly NameLanguage[] = [...LOCALES, 'pinyin', 'plain'];

type SpanKeys = ReadonlyMap<Span, ReadonlyMap<NameLanguage, string[]>>;

type BaseKeys = ReadonlyMap<Span, string[]>;

/** The keys of each span, in all languages; by the span. Accents that tell words apart are of the reader's language only. */
function keysOfSpans(units: readonly Unit[], locale: Locale): SpanKeys {
  const { accents = false } = CATALOGUE_LANGUAGES[locale];
  return new Map(
    spansOf(units).map((span) => {
      const runs = runsIn(units, span);
      const languages = accents && hasTypedAccents(runs) ? [locale] : LANGUAGES;
      const keys = languages.map((language) => [language, keysOfTyped(language, runs)] as const);
      return [span, new Map<NameLanguage, string[]>(keys)];
    }),
  );
}

const keysOfAllBases = (units: readonly Unit[], spans: SpanKeys, locale: Locale): BaseKeys =>
  new Map(
    [...spans.keys()].map((span) => [span, keysOfBases(locale, runsIn(units, span))] as const),
  );

/** Words apart that may be one name: `dress shirt` in `dress white shirt`. Pairs of the query's words. */
export function pairsOfWords(units: readonly Unit[]): { first: Unit; second: Unit }[] {
  const words = units.filter(({ dense }) => !dense);
  return words.flatMap((first, i) => words.slice(i + 2).map((second) => ({ first, second })));
}

/** Words of a script whose spaces are often wrong, joined with the next one: `핸드 빽`. */
const joinedWords = (words: readonly TypedRun[]): string[] =>
  words.flatMap((word, at) => {
    const next = words[at + 1];
    return word.dense && next?.dense ? [word.text + next.text] : [];
  });

/** Reads what the catalogue knows of the words of a query, in one statement. */
export async function readVocabulary(
  db: Database,
  units: readonly Unit[],
  locale: Locale,
): Promise<Vocabulary> {
  const spans = keysOfSpans(units, locale);
  const bases = keysOfAllBases(units, spans, locale);
  const statement = vocabularyStatement(units, { spans, bases }, locale);
  const [row] = await db.all<{ vocabulary: string }>(statement);
  return { ...JSON.parse(row?.vocabulary ?? '{}'), spans, bases };
}

/** How a word of a text may be written in the catalogue. */
export const wordsOfText = (text: string, locale: Locale): string[] => [
  text,
  stemOf(text),
  inScriptOf(locale, text),
];

const list = (values: Iterable<string>) => sql`json_each(${JSON.stringify([...values])})`;

function vocabularyStatement(
  units: readonly Unit[],
  { spans, bases }: Pick<Vocabulary, 'spans' | 'bases'>,
  locale: Locale,
): SQL {
  const pairs = pairsOfWords(units).flatMap(({ first, second }) =>
    keysOfTyped(locale, [first, second]),
  );
  const keys = new Set(
    [...spans.values()]
      .flatMap((byLocale) => [...byLocale.values()].flat())
      .concat(pairs, [...bases.values()].flat()),
  );
  const texts = [...spans.keys()]
    .map((span) => runsIn(units, span))
    .filter((runs) => runs.length === 1);
  const words = new Set(texts.flatMap(([run]) => (run ? wordsOfText(run.text, locale) : [])));
  const whole = runsIn(units, { start: 0, end: units.length });
  const similarKeys = new Set(
    [...whole.map(({ text }) => text), ...joinedWords(whole)].flatMap((text) => keysOf(text)),
  );
  const own = [locale, ...(CATALOGUE_LANGUAGES[locale].accents ? ['plain'] : [])];
  const readers = [...own, 'en'];
  const last = units.at(-1);
  const prefix = last && !last.dense && last.text.length > 2 ? last.text : '';
  const halves = (fit: number) => sql`select n.key, n.target, n.locale from ${list(keys)} k
    cross join search_names n on n.key = k.value and n.fit = ${fit} and n.locale in ${readers}
    order by length(n.key) desc limit ${MAX_HALVES}`;
  // Names in other languages weigh less than those in the reader's, so they are read last.
  return sql`select json_object(
    'names', (select json_group_array(json_object('key', key, 'target', target, 'locale', locale,
      'fit', fit, 'weight', weight, 'zh', zh, 'kin', kin)) from (
        select n.key, coalesce(p.target, n.target) as target, n.locale,
          case when n.fit = ${NAME_FITS.word} then n.fit else coalesce(p.fit, n.fit) end as fit,
          coalesce(s.weight, 0) as weight, s.zh, case when n.fit <= ${NAME_FITS.other} then s.kin end as kin
        from ${list(keys)} k cross join search_names n on n.key = k.value
          and (n.fit < ${NAME_FITS.verb} or (n.fit = ${NAME_FITS.word} and n.locale in ${own}))
        left join search_names p on n.fit in (${NAME_FITS.purpose}, ${NAME_FITS.word}) and p.key = n.target
        left join search_nouns s on s.noun = substr(coalesce(p.target, n.target), 6)
        order by n.fit = ${NAME_FITS.word}, n.locale <> ${locale}, coalesce(p.fit, n.fit) limit ${MAX_NAMES})),
    'actions', (select json_group_array(json_object('verb', verb, 'object', object, 'locale', locale,
      'target', target, 'weight', weight, 'zh', zh)) from (
      select v.key as verb, o.key as object, v.locale, a.target, coalesce(s.weight, 0) as weight, s.zh
      from (${halves(NAME_FITS.verb)}) v
      cross join (select * from (${halves(NAME_FITS.object)})
        union all select null, ${ANYTHING}, null) o on o.locale is null or o.locale = v.locale
      cross join search_names a on a.key = v.target || ' ' || o.target
      left join search_nouns s on s.noun = substr(a.target, 6) limit ${MAX_ACTIONS})),
    'known', (select json_group_array(json_object('word', w.word, 'count', w.count,
      'languages', w.languages, 'meaning', w.meaning, 'meaningZh', w.meaning_zh))
      from ${list(words)} k cross join search_words w on w.word = k.value),
    'alike', (select json_group_array(json_object('word', word, 'count', count,
      'namedIn', named_in)) from (
      select distinct w.word, w.count, w.named_in
      from ${list(similarKeys)} k cross join search_word_keys a on a.key = k.value
      cross join search_words w on w.word = a.word limit ${MAX_ALIKE})),
    'longer', (select json_group_array(json_object('word', word, 'count', count,
      'namedIn', named_in)) from (
      select word, count, named_in from search_words
      where word > ${prefix} and word < ${`${prefix}\u{10ffff}`} and ${prefix} <> ''
      limit ${MAX_LONGER}))) as vocabulary`;
}
