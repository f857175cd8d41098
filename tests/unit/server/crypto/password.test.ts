import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { argon2idNode } from '../../../../src/server/crypto/argon2-node.ts';
import { argon2idPortable } from '../../../../src/server/crypto/argon2-portable.ts';
import { deriveKeys } from '../../../../src/server/crypto/keys.ts';
import {
  type Argon2id,
  createPasswordHasher,
  needsRehash,
} from '../../../../src/server/crypto/password.ts';
import { formatPhc, parsePhc } from '../../../../src/server/crypto/phc.ts';

const { hashPassword, verifyPassword } = createPasswordHasher(argon2idNode);
const OLD = 'an-old-secret-of-forty-characters-000000';
const NEW = 'a-new-secret-of-forty-characters-1111111';
const { payPassword: old } = await deriveKeys(OLD);
const { payPassword: rotated } = await deriveKeys(`${NEW},${OLD}`);
const { payPassword: renewed } = await deriveKeys(NEW);

/** `echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1` of the reference implementation. */
const REFERENCE =
  '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';

describe('the two implementations of argon2id', () => {
  const bytes = (minLength: number, maxLength: number) =>
    fc.uint8Array({ minLength, maxLength }).map((array) => new Uint8Array(array));

  it('agree', async () => {
    const params = fc.record({
      memoryKiB: fc.integer({ min: 32, max: 128 }),
      passes: fc.integer({ min: 1, max: 3 }),
      parallelism: fc.integer({ min: 1, max: 4 }),
      tagLength: fc.integer({ min: 12, max: 80 }),
      secret: fc.option(bytes(1, 32), { nil: undefined }),
    });
    await fc.assert(
      fc.asyncProperty(bytes(0, 80), bytes(8, 32), params, async (password, salt, costs) => {
        const [native, portable] = await Promise.all([
          argon2idNode(password, salt, costs),
          argon2idPortable(password, salt, costs),
        ]);
        expect(Buffer.from(portable).equals(native)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    ['node', argon2idNode],
    ['portable', argon2idPortable],
  ])('%s reads what the reference implementation wrote', async (_, argon2id) => {
    const hasher = createPasswordHasher(argon2id);
    expect(await hasher.verifyPassword('password', REFERENCE)).toBe(true);
    expect(await hasher.verifyPassword('passwore', REFERENCE)).toBe(false);
  });
});

describe('a password', () => {
  it('is stored as a salted PHC string at 19 MiB, 2 passes, 1 lane', async () => {
    const [first, second] = await Promise.all([hashPassword('correct'), hashPassword('correct')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(first).not.toBe(second);
    expect(needsRehash(first)).toBe(false);
  });

  it('is verified, and no other password is', async () => {
    const phc = await hashPassword('correct horse');
    expect(await verifyPassword('correct horse', phc)).toBe(true);
    for (const wrong of ['', 'Correct horse', 'correct horse ', 'correct horsf']) {
      expect(await verifyPassword(wrong, phc)).toBe(false);
    }
  });

  it('matches in any Unicode form of its letters', async () => {
    const phc = await hashPassword('contrase\u00f1a');
    expect(await verifyPassword('contrasen\u0303a', phc)).toBe(true);
  });

  it('fails after the same time without a user or a readable hash', async () => {
    let runs = 0;
    const counting: Argon2id = async (password, salt, params) => {
      runs++;
      expect(params).toMatchObject({ memoryKiB: 19456, passes: 2, parallelism: 1 });
      return argon2idNode(password, salt, params);
    };
    const hasher = createPasswordHasher(counting);
    const unreadable = [null, '', 'plain', REFERENCE.replace('argon2id', 'argon2i'), '$argon2id$'];
    for (const phc of unreadable) expect(await hasher.verifyPassword('x', phc)).toBe(false);
    expect(runs).toBe(unreadable.length);
  });

  it('does not match the hash of zeros used for missing users', async () => {
    const zeros: Argon2id = async (_password, _salt, { tagLength }) => new Uint8Array(tagLength);
    expect(await createPasswordHasher(zeros).verifyPassword('x', null)).toBe(false);
  });
});

describe('the pepper', () => {
  it('is required to verify, and its kid is in the hash', async () => {
    const phc = await hashPassword('481902', old);
    expect(phc).toContain(',keyid=');
    expect(parsePhc(phc)?.keyId).toBe(old[0].kid);
    expect(await verifyPassword('481902', phc, old)).toBe(true);
    expect(await verifyPassword('481902', phc)).toBe(false);
    expect(await verifyPassword('481902', phc, renewed)).toBe(false);
  });

  it('rotates: the old one still verifies, and the hash is renewed', async () => {
    const phc = await hashPassword('481902', old);
    expect(await verifyPassword('481902', phc, rotated)).toBe(true);
    expect(needsRehash(phc, old)).toBe(false);
    expect(needsRehash(phc, rotated)).toBe(true);
    const again = await hashPassword('481902', rotated);
    expect(needsRehash(again, rotated)).toBe(false);
    expect(await verifyPassword('481902', again, renewed)).toBe(true);
  });

  it('can be introduced later', async () => {
    const phc = await hashPassword('481902');
    expect(await verifyPassword('481902', phc, old)).toBe(true);
    expect(needsRehash(phc, old)).toBe(true);
  });
});

describe('needsRehash', () => {
  it('is true if the costs have changed', () => {
    expect(needsRehash(REFERENCE)).toBe(true);
    expect(needsRehash('unreadable')).toBe(true);
  });
});

describe('the PHC format', () => {
  it('is read as it was written', () => {
    const stored = fc.record({
      memoryKiB: fc.integer({ min: 8, max: 999_999 }),
      passes: fc.integer({ min: 1, max: 99 }),
      parallelism: fc.integer({ min: 1, max: 9 }),
      keyId: fc.option(fc.stringMatching(/^[\w-]{1,32}$/), { nil: undefined }),
      salt: fc.uint8Array({ minLength: 8, maxLength: 48 }),
      hash: fc.uint8Array({ minLength: 12, maxLength: 96 }),
    });
    fc.assert(
      fc.property(stored, (hash) => {
        const read = parsePhc(formatPhc(hash));
        expect(read && formatPhc(read)).toBe(formatPhc(hash));
        expect(read?.keyId).toBe(hash.keyId);
      }),
    );
  });

  it('is null for any other text', () => {
    const [head = '', tail = ''] = REFERENCE.split('c29tZXNhbHQ');
    for (const salt of ['', 'c29tZXNhbHQ=', 'c29tZXNhbHQAA', 'c29t-XNhbHQ', 'c29tZXNhbHQ\n']) {
      expect(parsePhc(head + salt + tail)).toBeNull();
    }
    fc.assert(fc.property(fc.string(), (text) => parsePhc(text) === null));
  });
});

describe('the queue', () => {
  it('runs at most three at once, all of them, in order, also after a failure', async () => {
    const started: string[] = [];
    const finish: (() => void)[] = [];
    const slow: Argon2id = (password, _salt, { tagLength }) => {
      const name = new TextDecoder().decode(password);
      started.push(name);
      return new Promise((resolve, reject) => {
        finish.push(() =>
          name === 'b' ? reject(new Error('b')) : resolve(new Uint8Array(tagLength)),
        );
      });
    };
    const hasher = createPasswordHasher(slow);
    const all = Promise.allSettled(
      ['a', 'b', 'c', 'd', 'e'].map((name) => hasher.hashPassword(name)),
    );
    expect(started).toEqual(['a', 'b', 'c']);
    for (let running = finish.shift(); running; running = finish.shift()) {
      running();
      await new Promise((resolve) => setImmediate(resolve));
      expect(finish.length).toBeLessThanOrEqual(3);
    }
    expect(started).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect((await all).map(({ status }) => status === 'fulfilled')).toEqual([
      true,
      false,
      true,
      true,
      true,
    ]);
  });
});
