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
 * A row of the vocabulary: a word of the query that the index has (`known`), a word of similar spelling
 * (`alike`: `dress` for `dres`), a word that starts with the query's last word (`longer`: `dresses`), or a
 * noun that shoppers mean by a part of the query, such as its name in their language (`noun`).
 */
type WordRow = {
  kind: 'known' | 'alike' | 'longer' | 'noun';
  word: string;
  count: number;
  /** The English meaning of a known word. */
  meaning: string | null;
  /** The part of the query by which a noun was found. */
  matchedText: string | null;
  /** The English name of a noun; its `word` is in the shopper's language, or in Chinese. */
  englishName: string | null;
};

/** How many similar words are read, and how many longer words and nouns each. */
const MAX_ALIKE = 400;
const MAX_LONGER = 60;
/** How many longer words or nouns stand for a typed beginning. */
const MAX_COMPLETIONS = 6;
/** The longest word that is looked for in a script without spaces, in characters. */
const MAX_WORD_LENGTH = 8;

/**
 * Rewrites a query with words that the index has. Unknown words are completed, joined, split, read as
 * pinyin or corrected; text without spaces is split into words. `json` is the result of
 * `vocabularySql`. Undefined if nothing changes.
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
      ({ matchedText }) => matchedText ?? '',
    ),
  };
  const wholeTerm = termOfWhole(runs, keyword, words);
  if (wholeTerm) return { terms: [wholeTerm] };
  const rewritten = runs.map((run, i) => ({
    run,
    change: rewriteRun(run, words, i === runs.length - 1),
  }));
  if (rewritten.every(({ change }) => change === undefined)) return undefined;
  const texts = rewritten.map(({ run, change }) => change?.correctedTo ?? run.text);
  const isCorrected = rewritten.some(({ change }) => change?.correctedTo !== undefined);
  return {
    terms: rewritten.flatMap(({ run, change }) => change?.terms ?? termsOfRuns([run])),
    ...(isCorrected && { correctedTo: texts.join(' ') }),
  };
}

type Words = {
  known: ReadonlyMap<string, WordRow>;
  alike: readonly WordRow[];
  longer: readonly WordRow[];
  /**
   * Nouns by each part of the query by which they were found: in the shopper's language, or in Chinese
   * (also as pinyin).
   */
  nouns: ReadonlyMap<string, readonly WordRow[]>;
};

/**
 * Whether the query contains the whole noun, not only a part of it. This can't be checked for a Chinese
 * noun, which may have been found by its pinyin, so such a noun always counts.
 */
const isWhole = ({ word, matchedText }: WordRow) =>
  joinRuns(runsOf(word)) === matchedText || /^\p{Script=Han}+$/u.test(word);

/** An SQL expression for the vocabulary that `rewriteQuery` needs: a JSON array of `WordRow`. */
export function vocabularySql(keyword: string, locale: Locale): SQL {
  const runs = meaningfulRuns(keyword);
  const latin = runs.filter(({ dense }) => !dense).map(({ text }) => text);
  const exact = new Set(
    runs.flatMap((run) =>
      run.dense
        ? substringsOf(run.text)
        : [run.text, stemOf(run.text), ...halvesOf(run.text).flat()],
    ),
  );
  const keys = new Set(latin.flatMap(keysOf));
  const nouns = [...runs.map(({ text }) => text), joinRuns(runs), joinRuns(runsOf(keyword))];
  const locales = [locale, 'zh-CN'];
  const last = runs.at(-1);
  const prefix = last && !last.dense && last.text.length > 2 ? last.text : '';
  const list = (values: Iterable<string>) => sql`json_each(${JSON.stringify([...values])})`;
  return sql`(select json_group_array(json_object('kind', kind, 'word', word, 'count', count,
    'meaning', meaning, 'matchedText', matched_text, 'englishName', english_name)) from (
    select 'known' as kind, w.word as word, w.count as count, w.meaning as meaning,
      null as matched_text, null as english_name
      from ${list(exact)} k cross join search_words w on w.word = k.value
    union all select * from (select distinct 'alike', w.word, w.count, null, null, null
      from ${list(keys)} k cross join search_word_keys a on a.key = k.value
      cross join search_words w on w.word = a.word limit ${MAX_ALIKE})
    union all select * from (select 'longer', word, count, null, null, null from search_words
      where word > ${prefix} and word < ${`${prefix}\u{10ffff}`} and ${prefix} <> ''
      limit ${MAX_LONGER})
    union all select * from (select 'noun', s.text, n.weight, null, s.key, s.noun
      from ${list(locales)} l cross join ${list(new Set(nouns))} k
      cross join suggestions s on s.locale = l.value and s.key = k.value
      cross join search_nouns n on n.noun = s.noun limit ${MAX_LONGER})))`;
}

/** How much of a run without spaces is searched for words, in characters. */
const MAX_RUN_LENGTH = 24;

/** All substrings of a run that may be words: of 2 to `MAX_WORD_LENGTH` characters. */
function substringsOf(text: string): string[] {
  const characters = charactersOf(text).slice(0, MAX_RUN_LENGTH);
  const lengths = Array.from({ length: MAX_WORD_LENGTH - 1 }, (_, i) => i + 2);
  return characters.flatMap((_, at) =>
    lengths.map((length) => characters.slice(at, at + length).join('')),
  );
}

/** All splits of a word into two parts of at least three letters. */
const halvesOf = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 5) }, (_, i) => [
    word.slice(0, i + 3),
    word.slice(i + 3),
  ]);

/**
 * The only term of a query that is, as a whole, a noun or pinyin, with or without spaces; otherwise
 * undefined.
 */
function termOfWhole(runs: readonly Run[], keyword: string, words: Words): Term | undefined {
  const text = [joinRuns(runsOf(keyword)), joinRuns(runs)].find((key) => words.nouns.has(key));
  const nouns = text === undefined ? undefined : words.nouns.get(text);
  if (nouns) return nounTerm(nouns, keyword);
  const isPinyin =
    runs.length > 1 && runs.every(({ text }) => isSyllable(text) && !words.known.has(text));
  if (!isPinyin) return undefined;
  return { text: keyword, alternatives: syllableSplits(joinRuns(runs)).map(syllablesPhrase) };
}

/** Whether a text is one pinyin syllable. Splits with fewer syllables come first. */
const isSyllable = (text: string): boolean => syllableSplits(text)[0]?.length === 1;

/** A term that matches the typed text and the likeliest nouns, and their English names. */
function nounTerm(nouns: readonly WordRow[], typed: string): Term {
  const likeliest = byFrequency(nouns).slice(0, MAX_COMPLETIONS);
  const texts = [
    typed,
    ...likeliest.flatMap(({ word, englishName }) => [word, englishName ?? word]),
  ];
  return {
    text: likeliest[0]?.word ?? '',
    alternatives: [...new Set(texts)].flatMap((text) => phraseOf(text) ?? []),
  };
}

/** The search phrase of a text; empty if the text has no word. */
function phrasesOf(text: string): string[] {
  const phrase = phraseOf(text);
  return phrase === undefined ? [] : [phrase];
}

type RewrittenRun = { terms: Term[]; correctedTo?: string };

/** The terms that replace a run; undefined if the run stays as it is. */
function rewriteRun(run: Run, words: Words, isLast: boolean): RewrittenRun | undefined {
  const { text, dense } = run;
  if (dense) return splitDense(run, words);
  const known = words.known.get(text) ?? words.known.get(stemOf(text));
  const term = (alternatives: string[]): RewrittenRun => ({ terms: [{ text, alternatives }] });
  if (known?.meaning) return term([looseOf(run), ...phrasesOf(known.meaning)]);
  if (words.known.has(text)) return undefined;
  const nouns = words.nouns.get(text);
  if (nouns) return { terms: [nounTerm(nouns, text)] };
  const longer = isLast
    ? byFrequency(words.longer.filter(({ word }) => word.startsWith(text)))
    : [];
  if (longer.length > 0) {
    return term(longer.slice(0, MAX_COMPLETIONS).flatMap(({ word }) => phraseOf(word) ?? []));
  }
  const halves = halvesOf(text).find((both) => both.every((word) => words.known.has(word)));
  if (halves) return corrected(halves.join(' '));
  const [closest] = corrections(text, words.alike);
  const pinyin = syllableSplits(text).filter(({ length }) => length > 1);
  if (closest && (closest.typos === 1 || pinyin.length === 0)) return corrected(closest.word);
  if (pinyin.length > 0) return term(pinyin.map(syllablesPhrase));
  return undefined;
}

const byFrequency = (rows: readonly WordRow[]) => rows.toSorted((a, b) => b.count - a.count);

const corrected = (text: string): RewrittenRun => ({
  terms: termsOfRuns(text.split(' ').map((word) => ({ text: word, dense: false }))),
  correctedTo: text,
});

/**
 * Corrections of a misspelt word, likeliest first. A typo counts as much as being 10 000 times rarer, a
 * different first letter as much as being 100 times rarer.
 */
function corrections(text: string, rows: readonly WordRow[]) {
  const maxTypos = allowedTypos(text);
  return rows
    .map(({ word, count }) => ({ word, count, typos: distance(text, word) }))
    .filter(({ typos }) => typos > 0 && typos <= maxTypos)
    .map(({ word, count, typos }) => {
      const firstLetterCost = word[0] === text[0] ? 0 : 2;
      return { word, typos, cost: typos * 4 + firstLetterCost - Math.log10(count) };
    })
    .sort((a, b) => a.cost - b.cost);
}

/** Splits a run without spaces into words of the index, from its start, always taking the longest word. */
function splitDense({ text }: Run, words: Words): RewrittenRun | undefined {
  const characters = charactersOf(text);
  const parts: Term[] = [];
  for (let at = 0; at < characters.length; ) {
    const longestWord = Array.from({ length: MAX_WORD_LENGTH }, (_, i) => MAX_WORD_LENGTH - i)
      .map((length) => characters.slice(at, at + length))
      .find((part) => part.length > 1 && words.known.has(part.join('')));
    if (longestWord) {
      parts.push(denseTerm(longestWord, words.known.get(longestWord.join(''))?.meaning));
    }
    at += longestWord?.length ?? 1;
  }
  return parts.length > 0 ? { terms: parts } : undefined;
}

function denseTerm(characters: readonly string[], meaning: string | null | undefined): Term {
  const text = characters.join('');
  const pairs = pairsOf(characters);
  const phrase = `"${pairs.join(' ')}"`;
  return {
    text,
    alternatives: [phrase, ...(meaning ? phrasesOf(meaning) : [])],
  };
}
