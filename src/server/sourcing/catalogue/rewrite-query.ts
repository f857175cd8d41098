import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '../../../contract/values/locales.ts';
import { charactersOf, joinRuns, pairsOf, type Run, runsOf, stemOf } from '../../db/fold-text.ts';
import { looseOf, phraseOf, syllablesPhrase } from '../../db/search-text.ts';
import { allowedTypos, distance, keysOf } from '../../db/word-keys.ts';
import { meaningfulRuns, type Term, termsOfRuns } from './search-terms.ts';
import { syllableSplits } from './syllables.ts';

/** A query rewritten with words that the index has. */
export type RewrittenQuery = {
  terms: Term[];
  /** The corrected keyword, if words were misspelt. */
  correctedTo?: string;
};

/**
 * A row of the vocabulary: a word of the query that the index has (`known`), a similar word (`alike`), a
 * word that starts with the last one (`longer`), or a noun that a text of the query stands for.
 */
type WordRow = {
  kind: 'known' | 'alike' | 'longer' | 'noun';
  word: string;
  count: number;
  /** The English meaning of a known word; the key by which a noun was found. */
  extra: string | null;
  noun: string | null;
};

/** The most similar words, and the most longer words and nouns, that are read. */
const MAX_ALIKE = 400;
const MAX_LONGER = 60;
const COMPLETIONS = 6;
const LONGEST_WORD = 8;

/**
 * Rewrites a query with words that the index has. Unknown words are completed, joined, split, read as
 * pinyin or corrected; text without spaces is split into words. `json` is the result of
 * `vocabularyStatement`. Undefined if nothing changes.
 */
export function rewriteQuery(keyword: string, json: string): RewrittenQuery | undefined {
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
  const read = runs.map((run, i) => rewriteRun(run, words, i === runs.length - 1));
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
  /**
   * Nouns by each text that stands for them: in the reader's language, and in Chinese (also as pinyin).
   */
  nouns: ReadonlyMap<string, readonly WordRow[]>;
};

/** Whether a noun was found by its whole text, not by a part, or is Chinese, as those found by pinyin are. */
const isWhole = ({ word, extra }: WordRow) =>
  joinRuns(runsOf(word)) === extra || /^\p{Script=Han}+$/u.test(word);

/** An SQL expression for the vocabulary that `rewriteQuery` needs: a JSON array of `WordRow`. */
export function vocabularyStatement(keyword: string, locale: Locale): SQL {
  const runs = meaningfulRuns(keyword);
  const latin = runs.filter(({ dense }) => !dense).map(({ text }) => text);
  const exact = new Set(
    runs.flatMap((run) =>
      run.dense ? partsOf(run.text) : [run.text, stemOf(run.text), ...halvesOf(run.text).flat()],
    ),
  );
  const keys = new Set(latin.flatMap(keysOf));
  const nouns = [...runs.map(({ text }) => text), joinRuns(runs), joinRuns(runsOf(keyword))];
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
      cross join search_words w on w.word = a.word limit ${MAX_ALIKE})
    union all select * from (select 'longer', word, count, null, null from search_words
      where word > ${beginning} and word < ${`${beginning}\u{10ffff}`} and ${beginning} <> ''
      limit ${MAX_LONGER})
    union all select * from (select 'noun', s.text, n.weight, s.key, s.noun
      from ${list(locales)} l cross join ${list(new Set(nouns))} k
      cross join suggestions s on s.locale = l.value and s.key = k.value
      cross join search_nouns n on n.noun = s.noun limit ${MAX_LONGER})))`;
}

/** All substrings of a run that may be words. */
function partsOf(text: string): string[] {
  const characters = charactersOf(text).slice(0, 24);
  return characters.flatMap((_, at) =>
    Array.from({ length: LONGEST_WORD - 1 }, (_, i) => characters.slice(at, at + i + 2).join('')),
  );
}

/** All splits of a word into two parts of at least three letters. */
const halvesOf = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 5) }, (_, i) => [
    word.slice(0, i + 3),
    word.slice(i + 3),
  ]);

/** The one term of a query that is a noun or pinyin as a whole, with or without spaces; else undefined. */
function wholeNoun(runs: readonly Run[], keyword: string, words: Words): Term | undefined {
  const text = [joinRuns(runsOf(keyword)), joinRuns(runs)].find((key) => words.nouns.has(key));
  const nouns = text === undefined ? undefined : words.nouns.get(text);
  if (nouns) return nounTerm(nouns, keyword);
  const isSpelt =
    runs.length > 1 &&
    runs.every(({ text }) => syllableSplits(text)[0]?.length === 1 && !words.known.has(text));
  if (!isSpelt) return undefined;
  return { text: keyword, alternatives: syllableSplits(joinRuns(runs)).map(syllablesPhrase) };
}

/** A term that matches the typed text and the likeliest nouns, and their English names. */
function nounTerm(nouns: readonly WordRow[], typed: string): Term {
  const likeliest = best(nouns).slice(0, COMPLETIONS);
  const texts = [typed, ...likeliest.flatMap(({ word, noun }) => [word, noun ?? word])];
  return {
    text: likeliest[0]?.word ?? '',
    alternatives: [...new Set(texts)].flatMap((text) => phraseOf(text) ?? []),
  };
}

type RewrittenRun = { terms: Term[]; correctedTo?: string };

function rewriteRun(run: Run, words: Words, isLast: boolean): RewrittenRun | undefined {
  const { text, dense } = run;
  if (dense) return splitDense(run, words);
  const known = words.known.get(text) ?? words.known.get(stemOf(text));
  const term = (alternatives: string[]): RewrittenRun => ({ terms: [{ text, alternatives }] });
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
  const spelt = syllableSplits(text).filter(({ length }) => length > 1);
  const [closest] = similar;
  if (closest && (closest.wrong === 1 || spelt.length === 0)) return corrected(closest.word);
  if (spelt.length > 0) return term(spelt.map(syllablesPhrase));
  return undefined;
}

const best = (rows: readonly WordRow[]) => rows.toSorted((a, b) => b.count - a.count);

const corrected = (text: string): RewrittenRun => ({
  terms: termsOfRuns(text.split(' ').map((word) => ({ text: word, dense: false }))),
  correctedTo: text,
});

/** Corrections of a misspelt word, likeliest first. */
function corrections(text: string, rows: readonly WordRow[]) {
  return rows
    .map(({ word, count }) => ({ word, count, wrong: distance(text, word) }))
    .filter(({ wrong }) => wrong > 0 && wrong <= allowedTypos(text))
    .map((one) => ({ ...one, odd: one.wrong * 4 + (one.word[0] === text[0] ? 0 : 2) }))
    .sort((a, b) => a.odd - Math.log10(a.count) - (b.odd - Math.log10(b.count)));
}

/** Splits a run without spaces into words of the index, from its start, always taking the longest word. */
function splitDense({ text }: Run, words: Words): RewrittenRun | undefined {
  const characters = charactersOf(text);
  const parts: Term[] = [];
  for (let at = 0; at < characters.length; ) {
    const found = Array.from({ length: LONGEST_WORD }, (_, i) => LONGEST_WORD - i)
      .map((length) => characters.slice(at, at + length))
      .find((part) => part.length > 1 && words.known.has(part.join('')));
    if (found) parts.push(denseTerm(found, words.known.get(found.join(''))?.extra));
    at += found?.length ?? 1;
  }
  return parts.length > 0 ? { terms: parts } : undefined;
}

function denseTerm(characters: readonly string[], meaning: string | null | undefined): Term {
  const text = characters.join('');
  const pairs = pairsOf(characters);
  const phrase = `"${pairs.join(' ')}"`;
  return {
    text,
    alternatives: [phrase, ...(meaning ? [phraseOf(meaning) ?? []].flat() : [])],
  };
}
