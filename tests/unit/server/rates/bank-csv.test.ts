import { describe, expect, it } from 'vitest';
import { type BankFile, bankRows } from '../../../../src/server/rates/bank-csv/bank-csv.ts';

const DAYS = { today: '2026-11-27', oldest: '2026-11-25' };
const BY_HEADING = { currency: '', unit: '', rate: '', date: '' };
const rows = (text: string, other: Partial<BankFile> = {}) =>
  bankRows({ text, columns: BY_HEADING, quote: 'CNY_FOR_CURRENCY', units: 1, ...other }, DAYS);

describe('a bank’s file', () => {
  it('is read by its headings', () => {
    const found = rows(
      'Currency,Unit,Rate,Date\nUSD,100,712.50,2026-11-27\nJPY,100,4.5610,2026/11/26',
    );
    expect(found).toEqual([
      { line: 2, currency: 'USD', raw: '0.1403508772', day: '2026-11-27', problems: [] },
      { line: 3, currency: 'JPY', raw: '21.9250164438', day: '2026-11-26', problems: [] },
    ]);
  });

  it('is read in Chinese, with the names of currencies and a unit that no column has', () => {
    const text =
      '货币名称\t现汇买入价\t中行折算价\t发布日期\n美元\t708.1\t712.5\t2026-11-27 10:30:00\n日元\t4.5\t4.561\t2026.11.27';
    expect(rows(text, { units: 100 })?.map(({ currency, raw }) => [currency, raw])).toEqual([
      ['USD', '0.1403508772'],
      ['JPY', '21.9250164438'],
    ]);
  });

  it('is read by columns that somebody names or counts, without a heading, the other way round', () => {
    const columns = { currency: '2', unit: '', rate: '1', date: '' };
    const found = rows('0,2145;AUD\n3012,5;LAK', { columns, quote: 'CURRENCY_FOR_CNY' });
    expect(found?.map(({ line, currency, raw }) => [line, currency, raw])).toEqual([
      [1, 'AUD', '0.2145'],
      [2, 'LAK', '3012.5'],
    ]);
    const named = { currency: 'Ccy', unit: '', rate: 'Sell', date: '' };
    expect(rows('Ccy,Buy,Sell\nUSD,7.1,"1,234.5"', { columns: named })?.[0]?.raw).toBe(
      '0.0008100446',
    );
  });

  it.each([
    ['XXQ,7', 'currency', 'choice'],
    ['CNY,1', 'currency', 'choice'],
    [',1', 'currency', 'required'],
    ['USD,', 'rate', 'required'],
    ['USD,0', 'rate', 'too_small'],
    ['USD,-7', 'rate', 'number'],
    ['USD,"1,234"', 'rate', 'number'],
    ['USD,=7+1', 'rate', 'number'],
    ['USD,7,2026-11-28', 'date', 'too_large'],
    ['USD,7,2026-11-24', 'date', 'too_small'],
    ['USD,7,2026-02-30', 'date', 'invalid'],
    ['USD,7,yesterday', 'date', 'invalid'],
    ['USD,7,,0.5', 'unit', 'number'],
    ['USD,0.0000000001,,1000000', 'rate', 'too_small'],
  ])('says what is wrong with %s: the %s', (row, column, code) => {
    const [found] = rows(`currency,rate,date,unit\n${row}`, { quote: 'CURRENCY_FOR_CNY' }) ?? [];
    expect(found?.problems).toEqual([{ column, code }]);
  });

  it('has no rate that is beyond any currency', () => {
    const [found] = rows('currency,rate,unit\nUSD,0.0000000001,1000000') ?? [];
    expect(found?.problems).toEqual([{ column: 'rate', code: 'too_small' }]);
  });

  it('names a currency that stands twice', () => {
    const found = rows('currency,rate\nUSD,7\nusd,8');
    expect(found?.map(({ problems }) => problems)).toEqual([
      [],
      [{ column: 'currency', code: 'known' }],
    ]);
  });

  it.each(['', 'hello', 'a,b\n1,2', 'currency\nUSD'])(
    'is refused if it has no rates: %j',
    (text) => {
      expect(rows(text)).toBeUndefined();
    },
  );
});
