import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromFen, toFen } from '../../../src/contract/values/money/money.ts';
import { ownPath } from '../../../src/contract/values/own-path.ts';
import { convertCny, formatCny, formatCurrency } from '../../../src/i18n/format.ts';
import { negotiateLocale } from '../../../src/i18n/locale.ts';

describe('the language of a page', () => {
  const tenant = {
    supportedLanguages: ['la', 'en', 'zh-CN', 'th'],
    defaultLanguage: 'la',
  } as const;
  it.each([
    [{ cookie: 'en', acceptLanguage: 'th' }, 'en'],
    [{ cookie: 'fr', acceptLanguage: 'th' }, 'th'],
    [{ profile: 'zh-CN', acceptLanguage: 'th' }, 'zh-CN'],
    [{ acceptLanguage: 'lo-LA,lo;q=0.9' }, 'la'],
    [{ acceptLanguage: 'fr-FR,en-GB;q=0.8,th;q=0.9' }, 'th'],
    [{ acceptLanguage: 'zh-TW' }, 'zh-CN'],
    [{ acceptLanguage: 'zh' }, 'zh-CN'],
    [{ acceptLanguage: 'en;q=0' }, 'la'],
    [{ acceptLanguage: 'xx, ;;q=, *' }, 'la'],
    [{}, 'la'],
  ])('%j → %s', (asked, expected) => {
    expect(negotiateLocale(tenant, asked)).toBe(expected);
  });
  it('is always one of the tenant’s, whatever the header requests', () => {
    fc.assert(
      fc.property(fc.string(), (acceptLanguage) => {
        expect(tenant.supportedLanguages).toContain(negotiateLocale(tenant, { acceptLanguage }));
      }),
    );
  });
});

describe('money', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (fen) => toFen(fromFen(fen)) === fen),
    );
  });
  it.each(['', '1.234', '1,00', 'abc', '1e3', '--1', '١'])('refuses %j', (text) => {
    expect(() => toFen(text)).toThrow(RangeError);
  });
  it('converts exactly and rounds half away from zero to the currency’s digits', () => {
    expect(convertCny('1.00', '0.215', 'AUD')).toBe('0.22');
    expect(convertCny('19.90', '3012.5', 'LAK')).toBe('59949');
    expect(convertCny('-1.00', '0.215', 'AUD')).toBe('-0.22');
    expect(convertCny('0.00', '72.3', 'KZT')).toBe('0.00');
  });
  it('agrees with rational arithmetic', () => {
    const rate = fc.tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 999999 }));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e10 }), rate, (fen, [whole, part]) => {
        const text = `${whole}.${String(part).padStart(6, '0')}`;
        const exact = BigInt(fen) * (BigInt(whole) * 1_000_000n + BigInt(part));
        const cents = (exact + 500_000n) / 1_000_000n;
        expect(BigInt(convertCny(fromFen(fen), text, 'AUD').replace('.', ''))).toBe(cents);
      }),
    );
  });
  it('formats yuan with two digits and the tenant’s currency as its shoppers write it', () => {
    expect(formatCny('en', '1234.5')).toBe('¥1,234.50');
    expect(formatCurrency('en', '1234', 'LAK', 'la')).toBe('₭1,234');
    expect(formatCurrency('en', '10.00', 'GHC', 'gh')).toBe('GHS 10.00');
    expect(formatCurrency('en', '10.00', 'NPR', 'np')).toBe('Rs 10.00');
  });
});

describe('paths of this site', () => {
  it.each([
    ['/cart?x=1#a', '/cart?x=1#a'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/api/front/user/logout', '/'],
    ['/RSC/R/x.txt', '/'],
    ['/a/../api/x', '/'],
    ['/.//evil.example', '/'],
    ['/a\nb', '/'],
    [undefined, '/'],
  ])('%j → %s', (text, expected) => {
    expect(ownPath(text)).toBe(expected);
  });
  it('never leave the site', () => {
    const pieces = [
      ...[
        '/',
        '//',
        '\\',
        '.',
        '..',
        '@',
        ':',
        '?',
        '#',
        '%',
        '%2f',
        '%5c',
        '%09',
        '\t',
        '\n',
        '\r',
      ],
      ...[' ', '\0', '\u2028', '\ufeff', '\uff0f', '\u2044', '\u3002', '[', ']', ';', 'x', 'cart'],
      ...['evil.example', 'https:', 'javascript:', 'data:', 'blob:', 'file:', 'user:pass@', 'xn--'],
    ];
    const assembled = fc.array(fc.constantFrom(...pieces)).map((some) => some.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.string(), assembled), (text) => {
        const url = new URL(ownPath(text), 'https://shop.example');
        expect(url.origin).toBe('https://shop.example');
      }),
      { numRuns: 2000 },
    );
  });
});
