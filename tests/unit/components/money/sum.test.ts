import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountOf } from '../../../../src/components/money/sum.ts';
import { fromFen } from '../../../../src/contract/values/money/money.ts';

it('a sum of amounts is exact to the fen', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 99_999 }), (fen, pieces) => {
      expect(amountOf(fromFen(fen), pieces)).toBe(fromFen(fen * pieces));
    }),
  );
});
