import type { Goods, GoodsRule } from '../../../contract/values/goods/goods-rules.ts';
import { createCache } from '../../cache/cache.ts';
import { type Run, runsOf } from '../../db/fold-text.ts';

/**
 * A rule whose conditions fit some goods, and which of the rule's words was found; empty if it has no words.
 */
export type Matched = { rule: GoodsRule; word: string };

/** A word of a rule as folded runs. `prefix`: the last run may be the beginning of a longer one, as in `knife*`. */
type Word = { typed: string; runs: readonly Run[]; prefix: boolean };
type Compiled = { rule: GoodsRule; words: readonly Word[]; exceptWords: readonly Word[] };

const compiled = new WeakMap<readonly GoodsRule[], readonly Compiled[]>();

/**
 * The rules whose conditions these goods meet, in the order of the rules. The destination doesn't count here:
 * `decide` looks at the countries of a rule. Words are folded as the search folds them, and match whole words;
 * in scripts that are written without spaces they match anywhere.
 */
export function matchRules(rules: readonly GoodsRule[], goods: Goods): Matched[] {
  const list = compiled.get(rules) ?? rules.map(compile);
  compiled.set(rules, list);
  const names = namesOf(goods.texts);
  return list.flatMap(({ rule, words, exceptWords }) => {
    if (!meetsFacts(rule, goods)) return [];
    const word = words.find((one) => isIn(names, one));
    // `rule.words`, not `words`: a rule whose words consist of signs only fits nothing, rather than everything.
    if (rule.words.length > 0 && !word) return [];
    if (exceptWords.some((one) => isIn(names, one))) return [];
    return [{ rule, word: word?.typed ?? '' }];
  });
}

const compile = (rule: GoodsRule): Compiled => ({
  rule,
  words: rule.words.flatMap(compileWord),
  exceptWords: rule.exceptWords.flatMap(compileWord),
});

/** Folds a word of a rule. A word without letters and digits is left out, because it matches nothing. */
function compileWord(typed: string): Word[] {
  const runs = runsOf(typed);
  return runs.length > 0 ? [{ typed, runs, prefix: typed.endsWith('*') }] : [];
}

function meetsFacts(rule: GoodsRule, { categoryIds, goodsClass, platform }: Goods): boolean {
  const { categories, goodsClasses, platforms } = rule;
  return (
    (categories.length === 0 || categories.some((id) => categoryIds.includes(id))) &&
    (goodsClasses.length === 0 || goodsClasses.includes(goodsClass)) &&
    (platforms.length === 0 || platforms.includes(platform))
  );
}

/**
 * The names of goods as folded runs, in forms that quickly exclude words which occur in none of them.
 */
type Names = { texts: readonly (readonly Run[])[]; runs: ReadonlySet<string>; joined: string };

/** Kept, because a page of results judges forty products at each request, and mostly the same products. */
const cachedNames = createCache<Names>({
  name: 'goods names',
  maxEntries: 5000,
  lifetime: { freshMs: Number.POSITIVE_INFINITY },
});

function namesOf(names: readonly string[]): Names {
  const key = names.join('\n');
  const cached = cachedNames.get(key);
  if (cached) return cached;
  const texts = names.map(runsOf);
  const runs = new Set(texts.flat().map(({ text }) => text));
  const folded = { texts, runs, joined: [...runs].join(' ') };
  cachedNames.set(key, folded);
  return folded;
}

/** Whether a word occurs in the names. */
function isIn({ texts, runs, joined }: Names, word: Word): boolean {
  const [first, ...others] = word.runs;
  if (!first) return false;
  // A quick check of the first run excludes most words. A dense run, or a prefix, may be only part of a run.
  const isPart = first.dense || (word.prefix && others.length === 0);
  if (!(isPart ? joined.includes(first.text) : runs.has(first.text))) return false;
  return texts.some((text) => text.some((_, from) => matchesAt(text, from, word)));
}

/** Whether a text has the runs of a word at position `from`. */
function matchesAt(text: readonly Run[], from: number, { runs, prefix }: Word): boolean {
  const last = runs.length - 1;
  return runs.every((run, i) => {
    const found = text[from + i];
    if (!found || found.dense !== run.dense) return false;
    if (found.text === run.text) return true;
    if (!run.dense) return prefix && i === last && found.text.startsWith(run.text);
    // A dense run may hold several words, so the phrase may begin in the middle of a run and end in another.
    if (last === 0) return found.text.includes(run.text);
    if (i === 0) return found.text.endsWith(run.text);
    return i === last && found.text.startsWith(run.text);
  });
}
