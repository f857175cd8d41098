import { describe, expect, it } from 'vitest';
import {
  APPROVED_CARD,
  cardProblems,
  DECLINED_CARD,
  passesLuhn,
} from '../../../../src/server/payments/sandbox-card/cards.ts';

const NOW = Date.UTC(2026, 10, 21);
const good = { number: APPROVED_CARD, expiry: '11/26', cvc: '123' };
const problemsOf = (changed: Partial<typeof good>) => cardProblems({ ...good, ...changed }, NOW);

describe('a card of the sandbox', () => {
  it('is charged until the end of its expiry month, however its number is spaced', () => {
    expect(problemsOf({})).toEqual({});
    expect(problemsOf({ number: '4242-4242 42424242', expiry: '1 / 2031', cvc: '1234' })).toEqual(
      {},
    );
    expect(cardProblems(good, Date.UTC(2026, 11, 1) - 1)).toEqual({});
    expect(cardProblems(good, Date.UTC(2026, 11, 1))).toEqual({ expiry: 'expired' });
  });

  it('is declined if it is the declined test card, and unknown if it is no test card', () => {
    expect(problemsOf({ number: DECLINED_CARD })).toEqual({ number: 'declined' });
    expect(problemsOf({ number: '5555 5555 5555 4444' })).toEqual({ number: 'unknown' });
  });

  it('reports every wrong field', () => {
    expect(cardProblems({ number: '', expiry: '', cvc: '' }, NOW)).toEqual({
      number: 'number',
      expiry: 'expiry',
      cvc: 'cvc',
    });
  });

  it.each([
    ['number', '4242 4242 4242 4241', 'number'],
    ['number', '4242 4242 4242 424a', 'number'],
    ['number', '0', 'number'],
    ['expiry', '13/29', 'expiry'],
    ['expiry', '1129', 'expiry'],
    ['expiry', '10/26', 'expired'],
    ['cvc', '12', 'cvc'],
    ['cvc', '12a', 'cvc'],
  ])('has a wrong %s in %j', (field, value, problem) => {
    expect(problemsOf({ [field]: value })).toEqual({ [field]: problem });
  });

  it('needs a number with a right checksum', () => {
    const issued = ['4111111111111111', '378282246310005', '6011111111111117', '79927398713'];
    expect(issued.every(passesLuhn)).toBe(true);
    const mistyped = issued.map((number) =>
      number.replace(/.$/, (last) => String(9 - Number(last))),
    );
    expect(mistyped.some(passesLuhn)).toBe(false);
  });
});
