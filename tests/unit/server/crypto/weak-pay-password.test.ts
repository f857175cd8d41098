import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWeakPayPassword } from '../../../../src/server/crypto/weak-pay-password.ts';

describe('a pay password', () => {
  it.each([
    ['a run', ['123456', '012345', '456789', '890123', '654321', '987654', '321098']],
    ['one digit or two', ['000000', '999999', '110110', '100000', '121212']],
    ['a repetition', ['123123', '520520', '373737', '112233', '998877', '551199']],
    ['well known', ['520131', '147258', '159753', '789456']],
    ['a birthday, year first', ['900131', '850704', '001231', '240229']],
    ['a birthday, day first', ['310190', '040785', '311200', '290224']],
    ['not six digits', ['', '12345', '1234567', '48190a', '٤٨١٩٠٢', '481902\n', ' 481902']],
  ])('is refused when it is %s', (_, weak) => {
    for (const digits of weak) expect([digits, isWeakPayPassword(digits)]).toEqual([digits, true]);
  });

  it.each(['481902', '739164', '906353', '313250', '310299', '993166', '135790'])(
    '%s is accepted',
    (digits) => {
      expect(isWeakPayPassword(digits)).toBe(false);
    },
  );

  it('is refused if it is a date of a century, day first or year first', () => {
    const day = fc.date({
      min: new Date('1930-01-01'),
      max: new Date('2029-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, (date) => {
        const [year = '', month = '', ofMonth = ''] = date.toISOString().slice(2, 10).split('-');
        expect(isWeakPayPassword(year + month + ofMonth)).toBe(true);
        expect(isWeakPayPassword(ofMonth + month + year)).toBe(true);
      }),
    );
  });

  it('can still be nine of ten codes', () => {
    let weak = 0;
    for (let code = 0; code < 1_000_000; code += 7) {
      if (isWeakPayPassword(String(code).padStart(6, '0'))) weak++;
    }
    expect(weak).toBeLessThan(1_000_000 / 7 / 10);
  });
});
