import { describe, expect, it } from 'vitest';
import {
  freightQuery,
  freightQuestion,
  gramsOf,
  millimetresOf,
} from '../../../../src/components/freight/freight-question.ts';

describe('measures as people type them', () => {
  it.each([
    ['1', 1000],
    ['1.24', 1240],
    ['0,35', 350],
    [' 2.5 ', 2500],
    ['0.0004', undefined],
    ['501', undefined],
    ['1e3', undefined],
    ['-1', undefined],
    ['', undefined],
  ])('%j kg are %s g', (kg, grams) => {
    expect(gramsOf(kg)).toBe(grams);
  });

  it('centimetres become millimetres', () => {
    expect(millimetresOf('30')).toBe(300);
    expect(millimetresOf('12,5')).toBe(125);
    expect(millimetresOf('501')).toBeUndefined();
  });
});

describe('the question of the freight estimate', () => {
  const ask = (query: string) => freightQuery(freightQuestion(new URLSearchParams(query), 'au'));

  it('defaults to one kilogram to the home country', () => {
    expect(ask('')).toEqual({ query: { country: 'au', weightG: 1000 } });
    expect(ask('country=nowhere')).toEqual({ query: { country: 'au', weightG: 1000 } });
  });

  it('accepts a size only with all its sides', () => {
    expect(ask('country=KZ&kg=2&length=40&width=30&height=20')).toEqual({
      query: { country: 'kz', weightG: 2000, lengthMm: 400, widthMm: 300, heightMm: 200 },
    });
  });

  it('has a postcode if one is typed, as long as the contract takes it', () => {
    expect(ask('country=ru&postCode=%20690-001%20')).toMatchObject({
      query: { country: 'ru', postCode: '690-001' },
    });
    expect(ask('postCode=')).toEqual(ask(''));
    expect(ask(`postCode=${'9'.repeat(30)}`)).toMatchObject({
      query: { postCode: '9'.repeat(20) },
    });
  });

  it('names the wrong fields', () => {
    expect(ask('kg=heavy')).toEqual({ mistake: 'weight' });
    expect(ask('kg=1&length=40')).toEqual({ mistake: 'size' });
  });
});
