import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { md5Hex } from '../../../../../src/server/crypto/digest.ts';
import { parseJson } from '../../../../../src/server/sourcing/marketplaces/json.ts';
import {
  type Params,
  sign1688,
  signIop,
  signPoizon,
  signTop,
} from '../../../../../src/server/sourcing/marketplaces/signatures.ts';

type Vector = {
  api: string;
  params: Params;
  secret: string;
  signature: string;
  urlPath?: string;
  path?: string;
};
const vectors = JSON.parse(readFileSync('tests/vectors/signatures.json', 'utf8')) as Vector[];

const SIGNERS: Record<string, (vector: Vector) => string | Promise<string>> = {
  '1688 open platform': (v) => sign1688(v.urlPath ?? v.path ?? '', v.params, v.secret),
  'Taobao TOP': (v) => signTop(v.params, v.secret),
  'Alibaba IOP (Taobao global)': (v) => signIop(v.path ?? '', v.params, v.secret),
};

describe('the published vectors', () => {
  it.each(vectors)('$api', async (vector) => {
    expect(await SIGNERS[vector.api]?.(vector)).toBe(vector.signature);
  });
});

it('signs an item of Taobao global', async () => {
  const params = {
    access_token: 'test',
    app_key: '123456',
    sign_method: 'sha256',
    timestamp: '1517820392000',
    item_id: '674029285425',
    item_resource: 'taobao',
    language: 'en',
  };
  expect(await signIop('/traffic/item/get', params, 'helloworld')).toBe(
    '0FF6F04E702E7EF7C6E3A8D6CB024A4368C1089B9F9AC362A7E9CD40A789301F',
  );
});

describe('Poizon', () => {
  const params = {
    access_token: 'tok',
    app_key: 'testkey',
    article_numbers: 'IJ7058,DD1391-100',
    timestamp: '1700000000000',
  };
  const SECRET = 'test_secret_xyz';
  const signature = '6C7EC7CBE02D2F9FA22B672A1A4DE945';

  it('encodes as Java does', () => expect(signPoizon(params, SECRET)).toBe(signature));

  it('leaves out empty values unless configured', () => {
    const withEmpty = { ...params, brand: '' };
    expect(signPoizon(withEmpty, SECRET)).toBe(signature);
    expect(signPoizon(withEmpty, SECRET, { keepEmpty: true })).not.toBe(signature);
  });

  it('encodes any text as a form does', () => {
    // For complete characters, a form's encoding equals Java's.
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (value) => {
        const form = String(new URLSearchParams({ k: value })).slice(2);
        expect(signPoizon({ k: value }, 's')).toBe(md5Hex(`k=${form}s`).toUpperCase());
      }),
    );
  });
});

describe('the signature of every marketplace', () => {
  const key = fc.stringMatching(/^[a-z_]{1,8}$/);
  const params = fc.dictionary(key, fc.string({ minLength: 1 }), { minKeys: 1, maxKeys: 6 });
  const all = async (p: Params) => [
    await sign1688('param2/1/ns/name/1', p, 'secret'),
    signTop(p, 'secret'),
    await signIop('/path', p, 'secret'),
    signPoizon(p, 'secret'),
  ];

  it('does not depend on the order of parameters', () =>
    fc.assert(
      fc.asyncProperty(params, async (p) => {
        const backwards = Object.fromEntries(Object.entries(p).reverse());
        expect(await all(backwards)).toEqual(await all(p));
      }),
    ));

  it('changes with any value', () =>
    fc.assert(
      fc.asyncProperty(params, fc.nat(), async (p, at) => {
        const names = Object.keys(p).filter((name) => name !== 'sign');
        const name = names[at % Math.max(names.length, 1)];
        fc.pre(name !== undefined);
        const before = await all(p);
        const after = await all({ ...p, [name as string]: `${p[name as string]}x` });
        after.forEach((signature, index) => {
          expect(signature).not.toBe(before[index]);
        });
      }),
    ));

  it('ignores the signature parameter', async () => {
    const p = { a: '1' };
    expect(await sign1688('x', { ...p, _aop_signature: 'S' }, 's')).toBe(
      await sign1688('x', p, 's'),
    );
    expect(signTop({ ...p, sign: 'S' }, 's')).toBe(signTop(p, 's'));
    expect(await signIop('/x', { ...p, sign: 'S' }, 's')).toBe(await signIop('/x', p, 's'));
    expect(signPoizon({ ...p, sign: 'S' }, 's')).toBe(signPoizon(p, 's'));
  });

  it('sorts by code unit: `a` after `B`', () => {
    expect(signTop({ a: '1', B: '2' }, '')).toBe(md5Hex('B2a1').toUpperCase());
  });
});

describe('JSON of a marketplace', () => {
  it('keeps unsafe integers as strings', () => {
    expect(parseJson('{"id":9007199254740993,"list":[-12345678901234567890],"n":7}')).toEqual({
      id: '9007199254740993',
      list: ['-12345678901234567890'],
      n: 7,
    });
  });

  it('leaves fractions and strings unchanged', () => {
    const text = '{"a":1.5,"b":1e21,"c":"9007199254740993","d":null}';
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });

  it('keeps the digits of every integer', () => {
    fc.assert(
      fc.property(fc.bigInt(), (id) => {
        expect(String((parseJson(`{"id":${id}}`) as { id: unknown }).id)).toBe(String(id));
      }),
    );
  });
});
