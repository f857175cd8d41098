import { getExampleNumber } from 'libphonenumber-js';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../../../src/contract/values/shop/locales.ts';
import type { TenantRecord } from '../../../../../src/contract/values/shop/tenant-record.ts';
import { POST_CODE_COUNTRIES } from '../../../../../src/contract/values/warehouse/post-codes.ts';
import { regionName } from '../../../../../src/i18n/regions-and-lists.ts';
import { callingCode, isCountry, isPhone } from '../../../../../src/server/commerce/base/phone.ts';
import { isDistrict } from '../../../../../src/server/commerce/identity/districts.ts';
import { listCountries } from '../../../../../src/server/commerce/site/places.ts';

/** ISO 3166-1, all 249. */
const ISO_3166 =
  `ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bl bm bn bo bq br bs bt
  bv bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg eh er es et fi fj fk
  fm fo fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je
  jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mf mg mh mk ml mm mn mo mp mq
  mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro
  rs ru rw sa sb sc sd se sg sh si sj sk sl sm sn so sr ss st sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw
  tz ua ug um us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw`.split(/\s+/);

describe('every country of the world', () => {
  it('can be one of a shop’s countries', () => {
    expect(ISO_3166).toHaveLength(249);
    expect(ISO_3166.filter((code) => !isCountry(code))).toEqual([]);
    for (const code of ['xx', 'zz', 'eu', 'kaz', '']) expect(isCountry(code)).toBe(false);
  });

  it.each(LOCALES)('has a name in %s', (locale) => {
    const unnamed = ISO_3166.filter(
      (code) => regionName(locale, code.toUpperCase()) === code.toUpperCase(),
    );
    expect(unnamed).toEqual([]);
  });

  it('is offered to shoppers with its flag, and its calling code if it has one', async () => {
    const record = { homeCountry: 'kz', countries: ISO_3166 } as unknown as TenantRecord;
    const offered = await listCountries(record, 'en');
    expect(offered).toHaveLength(249);
    expect(offered[0]).toMatchObject({ code: 'kz', callingCode: '+7', flag: '🇰🇿' });
    const without = offered.filter((country) => country.callingCode === '');
    expect(without.map(({ code }) => code).toSorted()).toEqual([
      'aq',
      'bv',
      'gs',
      'hm',
      'pn',
      'tf',
      'um',
    ]);
  });

  it('takes its own telephone numbers', () => {
    const refused = ISO_3166.filter((code) => callingCode(code) !== undefined).filter((code) => {
      const number = getExampleNumber(code.toUpperCase() as 'KZ', examples)?.number;
      return number !== undefined && !isPhone(number, code);
    });
    expect(refused).toEqual([]);
  });

  it('exists if it has a rule for its postcodes', () => {
    expect(POST_CODE_COUNTRIES.filter((code) => !ISO_3166.includes(code) && code !== 'xk')).toEqual(
      [],
    );
  });

  it('takes a province: one of its list, or any text where there is no list', () => {
    const listed = ISO_3166.filter((code) => !isDistrict(code, 'Any Province'));
    expect(listed.toSorted()).toEqual([
      'au',
      'by',
      'cl',
      'cn',
      'kr',
      'kz',
      'la',
      'mx',
      'my',
      'pk',
      'ru',
      'uz',
      'vn',
    ]);
  });
});
