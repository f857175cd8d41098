import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '../../../contract/values/enums.ts';
import { pairsOf, type Run, runsOf, signsOf, stemOf, unspaced } from '../../db/fold-text.ts';
import { looseOf, phraseOf, syllablesPhrase } from '../../db/search-text.ts';
import { distance, keysOf, wrongLetters } from '../../db/word-keys.ts';
import { meaningfulRuns, type Term, termsOfRuns } from './search-terms.ts';
import { syllableWays } from './syllables.ts';

/** What a query was taken for, where the index does not have it as it was typed. */
export type Understanding = {
  terms: Term[];
  /** The words that stand for those typed, where they were misspelt. */
  correctedTo?: string;
};

type WordRow = {
  kind: 'known' | 'alike' | 'longer' | 'noun';
  word: string;
  count: number;
  /** The meaning of a known word; what a noun was found by. */
  extra: string | null;
  noun: string | null;
};

/** Most words that are weighed for one that the index does not know. */
const MOST_ALIKE = 400;
const MOST_LONGER = 60;
const COMPLETIONS = 6;
const LONGEST_WORD = 8;

/**
 * Reads a query again with the words that the index has: words it does not know are completed, put
 * together, divided, read as spelt Chinese or corrected; runs without spaces are divided into words.
 * `json` is what `wordsStatement` read; undefined where nothing new comes of it.
 */
export function understand(keyword: string, json: string): Understanding | undefined {
  const runs = meaningfulRuns(keyword);
  const rows: WordRow[] = JSON.parse(json);
  const words: Words = {
    known: new Map(rows.filter(({ kind }) => kind === 'known').map((row) => [row.word, row])),
    alike: rows.filter(({ kind }) => kind === 'alike'),
    longer: rows.filter(({ kind }) => kind === 'longer'),
    nouns: Map.groupBy(
      rows.filter((row) => row.kind === 'noun' && isWhole(row)),
      ({ extra }) => extra ?? '',
    ),
  };
  const whole = wholeNoun(runs, keyword, words);
  if (whole) return { terms: [whole] };
  const read = runs.map((run, i) => readRun(run, words, i === runs.length - 1));
  if (read.every((one) => one === undefined)) return undefined;
  const texts = read.map((one, i) => one?.correctedTo ?? runs[i]?.text ?? '');
  const isCorrected = read.some((one) => one?.correctedTo !== undefined);
  return {
    terms: read.flatMap((one, i) => one?.terms ?? termsOfRuns(runs.slice(i, i + 1))),
    ...(isCorrected && { correctedTo: texts.join(' ') }),
  };
}

type Words = {
  known: ReadonlyMap<string, WordRow>;
  alike: readonly WordRow[];
  longer: readonly WordRow[];
  /** Nouns of the reader's language, and Chinese ones as they are spelt, by what may be typed for them. */
  nouns: ReadonlyMap<string, readonly WordRow[]>;
};

/** Found by all of its words, or by its spelling. */
const isWhole = ({ word, extra }: WordRow) =>
  unspaced(runsOf(word)) === extra || /^\p{Script=Han}+$/u.test(word);

/** What the index has that a query may have been meant for, as an expression of JSON. */
export function wordsStatement(keyword: string, locale: Locale): SQL {
  const runs = meaningfulRuns(keyword);
  const latin = runs.filter(({ dense }) => !dense).map(({ text }) => text);
  const exact = new Set(
    runs.flatMap((run) =>
      run.dense ? partsOf(run.text) : [run.text, stemOf(run.text), ...halvesOf(run.text).flat()],
    ),
  );
  const keys = new Set(latin.flatMap(keysOf));
  const nouns = [...runs.map(({ text }) => text), unspaced(runs), unspaced(runsOf(keyword))];
  const locales = [locale, 'zh-CN'];
  const last = runs.at(-1);
  const beginning = last && !last.dense && last.text.length > 2 ? last.text : '';
  const list = (values: Iterable<string>) => sql`json_each(${JSON.stringify([...values])})`;
  return sql`(select json_group_array(json_object('kind', kind, 'word', word, 'count', count,
    'extra', extra, 'noun', noun)) from (
    select 'known' as kind, w.word as word, w.count as count, w.meaning as extra, null as noun
      from ${list(exact)} k cross join search_words w on w.word = k.value
    union all select * from (select distinct 'alike', w.word, w.count, null, null
      from ${list(keys)} k cross join search_word_keys a on a.key = k.value
      cross join search_words w on w.word = a.word limit ${MOST_ALIKE})
    union all select * from (select 'longer', word, count, null, null from search_words
      where word > ${beginning} and word < ${`${beginning}\u{10ffff}`} and ${beginning} <> ''
      limit ${MOST_LONGER})
    union all select * from (select 'noun', s.text, n.weight, s.key, s.noun
      from ${list(locales)} l cross join ${list(new Set(nouns))} k
      cross join suggestions s on s.locale = l.value and s.key = k.value
      cross join search_nouns n on n.noun = s.noun limit ${MOST_LONGER})))`;
}

/** All parts of a dense run that may be words. */
function partsOf(text: string): string[] {
  const signs = signsOf(text).slice(0, 24);
  return signs.flatMap((_, at) =>
    Array.from({ length: LONGEST_WORD - 1 }, (_, i) => signs.slice(at, at + i + 2).join('')),
  );
}

/** A word divided in two, wherever both are long enough to be words. */
const halvesOf = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 5) }, (_, i) => [
    word.slice(0, i + 3),
    word.slice(i + 3),
  ]);

/** A whole query that names a thing, or spells something in Chinese, with spaces or without. */
function wholeNoun(runs: readonly Run[], keyword: string, words: Words): Term | undefined {
  const text = [unspaced(runsOf(keyword)), unspaced(runs)].find((key) => words.nouns.has(key));
  const nouns = text === undefined ? undefined : words.nouns.get(text);
  if (nouns) return nounTerm(nouns, keyword);
  const isSpelt =
    runs.length > 1 &&
    runs.every(({ text }) => syllableWays(text)[0]?.length === 1 && !words.known.has(text));
  if (!isSpelt) return undefined;
  return { text: keyword, alternatives: syllableWays(unspaced(runs)).map(syllablesPhrase) };
}

/** Nouns in the words that the reader typed, and in English. */
function nounTerm(nouns: readonly WordRow[], typed: string): Term {
  const likeliest = best(nouns).slice(0, COMPLETIONS);
  const said = [typed, ...likeliest.flatMap(({ word, noun }) => [word, noun ?? word])];
  return {
    text: likeliest[0]?.word ?? '',
    alternatives: [...new Set(said)].flatMap((text) => phraseOf(text) ?? []),
  };
}

type Read = { terms: Term[]; correctedTo?: string };

function readRun(run: Run, words: Words, isLast: boolean): Read | undefined {
  const { text, dense } = run;
  if (dense) return readDense(run, words);
  const known = words.known.get(text) ?? words.known.get(stemOf(text));
  const term = (alternatives: string[]): Read => ({ terms: [{ text, alternatives }] });
  if (known?.extra) return term([looseOf(run), ...[phraseOf(known.extra) ?? []].flat()]);
  if (words.known.has(text)) return undefined;
  const nouns = words.nouns.get(text);
  if (nouns) return { terms: [nounTerm(nouns, text)] };
  const longer = isLast ? best(words.longer.filter(({ word }) => word.startsWith(text))) : [];
  if (longer.length > 0) {
    return term(longer.slice(0, COMPLETIONS).flatMap(({ word }) => phraseOf(word) ?? []));
  }
  const half = halvesOf(text).find((both) => both.every((word) => words.known.has(word)));
  if (half) return corrected(half.join(' '));
  const similar = corrections(text, words.alike);
  const spelt = syllableWays(text).filter(({ length }) => length > 1);
  const [closest] = similar;
  if (closest && (closest.wrong === 1 || spelt.length === 0)) return corrected(closest.word);
  if (spelt.length > 0) return term(spelt.map(syllablesPhrase));
  return undefined;
}

const best = (rows: readonly WordRow[]) => rows.toSorted((a, b) => b.count - a.count);

const corrected = (text: string): Read => ({
  terms: termsOfRuns(text.split(' ').map((word) => ({ text: word, dense: false }))),
  correctedTo: text,
});

/** Words that a misspelt one may have been meant for, likeliest first. */
function corrections(text: string, rows: readonly WordRow[]) {
  return rows
    .map(({ word, count }) => ({ word, count, wrong: distance(text, word) }))
    .filter(({ wrong }) => wrong > 0 && wrong <= wrongLetters(text))
    .map((one) => ({ ...one, odd: one.wrong * 4 + (one.word[0] === text[0] ? 0 : 2) }))
    .sort((a, b) => a.odd - Math.log10(a.count) - (b.odd - Math.log10(b.count)));
}

/** A run without spaces as the longest words that the index has, from its beginning. */
function readDense({ text }: Run, words: Words): Read | undefined {
  const signs = signsOf(text);
  const parts: Term[] = [];
  for (let at = 0; at < signs.length; ) {
    const found = Array.from({ length: LONGEST_WORD }, (_, i) => LONGEST_WORD - i)
      .map((length) => signs.slice(at, at + length))
      .find((part) => part.length > 1 && words.known.has(part.join('')));
    if (found) parts.push(denseTerm(found, words.known.get(found.join(''))?.extra));
    at += found?.length ?? 1;
  }
  return parts.length > 0 ? { terms: parts } : undefined;
}

function denseTerm(signs: readonly string[], meaning: string | null | undefined): Term {
  const text = signs.join('');
  const pairs = pairsOf(signs);
  const phrase = `"${pairs.join(' ')}"`;
  return {
    text,
    alternatives: [phrase, ...(meaning ? [phraseOf(meaning) ?? []].flat() : [])],
  };
}
