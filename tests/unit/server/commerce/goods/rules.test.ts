import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  GOODS_EFFECTS,
  type Goods,
  type GoodsRule,
  goodsRule,
} from '../../../../../src/contract/values/goods/goods-rules.ts';
import { GOODS_CLASSES } from '../../../../../src/contract/values/goods/product-kinds.ts';
import { concernsOf, decide } from '../../../../../src/server/commerce/goods/decide.ts';
import { matchRules } from '../../../../../src/server/commerce/goods/match-rules.ts';

const goods = (text: string, other: Partial<Goods> = {}): Goods => ({
  texts: [text],
  categoryIds: [],
  goodsClass: 'NORMAL',
  platform: 'Taobao',
  ...other,
});

const rule = (other: Partial<v.InferInput<typeof goodsRule>>): GoodsRule =>
  v.parse(goodsRule, {
    id: 'r',
    effect: 'REFUSED',
    ...(other.goodsClasses || other.categories || other.platforms ? {} : { words: ['knife'] }),
    ...other,
  });

const wordsFound = (words: string[], text: string, other: Partial<GoodsRule> = {}) =>
  matchRules([rule({ words, ...other })], goods(text)).map(({ word }) => word);

describe('the words of a rule', () => {
  it.each([
    ['knife', 'Kitchen KNIFE, 20 cm'],
    ['Électronique', 'cigarette electronique'],
    ['e-cigarette', 'New E-Cigarette kit'],
    ['e cigarette', 'new e-cigarette kit'],
    ['刀', '厨房刀具套装'],
    ['电子烟', '一次性电子烟 800口'],
    ['ＶＡＰＥ', 'vape pen'],
    ['нож', 'Кухонный НОЖ'],
    ['سكين', 'سِكِّين المطبخ'],
    ['ມີດ', 'ຊຸດມີດຄົວ'],
    ['batter*', 'spare batteries'],
    ['power bank*', 'two power banks'],
  ])('finds %s in %s', (word, text) => {
    expect(wordsFound([word], text)).toEqual([word]);
  });

  it.each([
    ['knife', 'penknifes'],
    ['gun', 'Gunmetal lamp'],
    ['power bank', 'power strip for a bank'],
    ['bank power', 'power bank'],
    ['电子烟', '电子产品 无烟'],
    ['*', 'anything'],
  ])('does not find %s in %s', (word, text) => {
    expect(wordsFound([word], text)).toEqual([]);
  });

  it('make an exception where the rule names one', () => {
    expect(wordsFound(['gun'], 'toy gun', { exceptWords: ['toy', '玩具'] })).toEqual([]);
    expect(wordsFound(['gun'], 'glue gun', { exceptWords: ['toy', '玩具'] })).toEqual(['gun']);
  });

  it('are found in any of the names', () => {
    const named = goods('', { texts: ['厨师刀', 'Chef’s knife', 'Cuchillo'] });
    expect(matchRules([rule({ words: ['cuchillo'] })], named)).toHaveLength(1);
  });

  it('are one list, however they are typed', () => {
    expect(rule({ words: ['knife, 刀\n dagger，knife'] }).words).toEqual(['knife', '刀', 'dagger']);
  });
});

describe('the other conditions of a rule', () => {
  it('must all hold', () => {
    const both = rule({ words: ['set'], goodsClasses: ['LIQUID', 'FOOD'], platforms: ['JD'] });
    const found = (other: Partial<Goods>) => matchRules([both], goods('Gift set', other)).length;
    expect(found({ goodsClass: 'LIQUID', platform: 'JD' })).toBe(1);
    expect(found({ goodsClass: 'NORMAL', platform: 'JD' })).toBe(0);
    expect(found({ goodsClass: 'FOOD', platform: 'Tmall' })).toBe(0);
  });

  it('take a category with those below it', () => {
    const knives = rule({ categories: ['kitchen'] });
    expect(matchRules([knives], goods('', { categoryIds: ['knives', 'kitchen'] }))).toHaveLength(1);
    expect(matchRules([knives], goods('', { categoryIds: ['garden'] }))).toHaveLength(0);
  });

  it('must be some, and a restriction must say how', () => {
    expect(v.is(goodsRule, { id: 'all', effect: 'REFUSED' })).toBe(false);
    expect(v.is(goodsRule, { id: 'a', effect: 'RESTRICTED', words: ['a'] })).toBe(false);
    expect(v.is(goodsRule, { id: 'a', effect: 'RESTRICTED', words: ['a'], asClass: 'FOOD' })).toBe(
      true,
    );
  });
});

const COUNTRIES = ['au', 'kr', 'ru', 'la'];
const WORDS = ['knife', 'lamp', 'tea', 'set'];
const CODES = ['AIR', 'SEA', 'EMS'];

const someOf = (list: readonly string[]) => fc.subarray([...list]);
const anyRule = fc
  .record({
    id: fc.stringMatching(/^[a-z]{8}$/),
    effect: fc.constantFrom(...GOODS_EFFECTS),
    words: someOf(WORDS),
    exceptWords: fc.oneof(fc.constant([]), someOf(WORDS)),
    goodsClasses: fc.subarray(GOODS_CLASSES.slice(0, 4)),
    goesTo: fc.oneof(fc.constant([]), someOf(COUNTRIES)),
    onlyCountries: fc.oneof(fc.constant([]), someOf(COUNTRIES)),
    onlyOptions: fc.oneof(fc.constant([]), someOf(CODES)),
    asClass: fc.option(fc.constantFrom(...GOODS_CLASSES), { nil: undefined }),
  })
  .filter((one) => v.is(goodsRule, one))
  .map((one) => v.parse(goodsRule, one));
const anyRules = fc.uniqueArray(anyRule, { selector: ({ id }) => id, maxLength: 8 });
const anyGoods = fc.record({
  texts: fc.array(
    someOf(WORDS).map((words) => words.join(' ')),
    { minLength: 1, maxLength: 3 },
  ),
  categoryIds: fc.constant([]),
  goodsClass: fc.constantFrom(...GOODS_CLASSES.slice(0, 4)),
  platform: fc.constantFrom('Taobao' as const, 'JD' as const),
});
const anyCountry = fc.constantFrom(...COUNTRIES);

/** A decision as sets, without the order in which its rules are told. */
const asSets = (matched: ReturnType<typeof matchRules>, country: string) => {
  const { refusedBy, toConfirm, restrictedBy, onlyOptions, classes } = decide(matched, country);
  const ids = (list: typeof refusedBy) => list.map(({ rule: { id } }) => id).sort();
  return {
    refusedBy: ids(refusedBy),
    toConfirm: ids(toConfirm),
    restrictedBy: ids(restrictedBy),
    onlyOptions: onlyOptions && [...onlyOptions].sort(),
    classes: [...classes].sort(),
  };
};

const isRefused = (rules: GoodsRule[], item: Goods, country: string) =>
  decide(matchRules(rules, item), country).refusedBy.length > 0;

describe('the decision of many rules', () => {
  it('does not depend on the order of rules, unless one allows', () => {
    fc.assert(
      fc.property(
        anyRules,
        anyGoods,
        anyCountry,
        fc.infiniteStream(fc.nat()),
        (all, item, country, keys) => {
          const rules = all.filter(({ effect }) => effect !== 'ALLOWED');
          const order = new Map(rules.map(({ id }) => [id, keys.next().value ?? 0]));
          const mixed = rules.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
          expect(asSets(matchRules(mixed, item), country)).toEqual(
            asSets(matchRules(rules, item), country),
          );
        },
      ),
    );
  });

  it('permits nothing more because of another rule, unless that allows', () => {
    fc.assert(
      fc.property(
        anyRules,
        anyRule,
        fc.nat(8),
        anyGoods,
        anyCountry,
        (rules, added, at, item, country) => {
          fc.pre(added.effect !== 'ALLOWED');
          const more = rules.toSpliced(at, 0, added);
          const before = decide(matchRules(rules, item), country);
          const after = decide(matchRules(more, item), country);
          if (before.refusedBy.length > 0) expect(after.refusedBy).not.toEqual([]);
          for (const code of after.onlyOptions ?? CODES)
            expect(before.onlyOptions ?? CODES).toContain(code);
          expect(after.toConfirm.length).toBeGreaterThanOrEqual(before.toConfirm.length);
          expect(after.classes).toEqual(expect.arrayContaining(before.classes));
        },
      ),
    );
  });

  it('is not changed by what stands below a rule that allows', () => {
    fc.assert(
      fc.property(anyRules, anyRules, anyGoods, anyCountry, (above, below, item, country) => {
        const allowed = {
          ...rule({ effect: 'ALLOWED', goodsClasses: [item.goodsClass] }),
          id: 'allowed',
        };
        expect(asSets(matchRules([...above, allowed, ...below], item), country)).toEqual(
          asSets(matchRules(above, item), country),
        );
      }),
    );
  });

  it('names only rules whose conditions hold, in the country', () => {
    fc.assert(
      fc.property(anyRules, anyGoods, anyCountry, (rules, item, country) => {
        const { refusedBy, toConfirm, restrictedBy } = decide(matchRules(rules, item), country);
        for (const { rule: one, word } of [...refusedBy, ...toConfirm, ...restrictedBy]) {
          if (one.goesTo.length > 0) expect(one.goesTo).toContain(country);
          if (one.words.length > 0) expect(item.texts.join(' ')).toContain(word);
          if (one.goodsClasses.length > 0) expect(one.goodsClasses).toContain(item.goodsClass);
        }
      }),
    );
  });

  it('refuses in a shop what is refused in each of its countries, and nothing else', () => {
    fc.assert(
      fc.property(
        anyRules,
        anyGoods,
        fc.subarray(COUNTRIES, { minLength: 1 }),
        (rules, item, shop) => {
          const concerns = concernsOf(matchRules(rules, item), shop);
          const refused = shop.filter((country) => isRefused(rules, item, country));
          expect(concerns.some(({ effect }) => effect === 'REFUSED')).toBe(
            refused.length === shop.length,
          );
          const partly = concerns.flatMap(({ refusedTo }) => refusedTo);
          if (refused.length < shop.length) expect(new Set(partly)).toEqual(new Set(refused));
        },
      ),
    );
  });
});
