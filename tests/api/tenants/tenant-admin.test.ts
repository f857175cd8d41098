import { describe, expect, test } from 'vitest';
import type { TenantFile } from '../../../src/contract/ops/shop/tenant-file.ts';
import { refusal } from '../../support/refusal.ts';
import { OPERATOR_TOKEN } from '../../support/server.ts';
import { operate } from '../support/fulfilment.ts';
import { copyOfNaga } from '../support/tenants.ts';
import { call, DEFAULT_HOST, newPayer, send, visit } from '../support/world.ts';

const at = { host: DEFAULT_HOST };
const put = (file: TenantFile, query = {}) =>
  operate(at, 'putTenantFile', { params: { id: file.id }, body: file, query });

describe('a tenant that is added by one call', () => {
  test('is live at once, at its host and at its preview host', async () => {
    const file = await copyOfNaga();
    const added = await put(file);
    expect(added).toMatchObject({ id: file.id, hosts: file.hosts, created: true, revision: 1 });
    for (const host of [...file.hosts, new URL(added.previewUrl).hostname]) {
      await expect(call('getTenant', {}, { host })).resolves.toMatchObject({ id: file.id });
      const { status, text } = await visit('/', { host });
      expect(status).toBe(200);
      expect(text).toContain('ນາກະໂພສ');
    }
  });

  test('sells: a shopper signs up, tops up and reads the terms there', async () => {
    const file = await copyOfNaga();
    await put(file);
    const [host = ''] = file.hosts;
    const shopper = await newPayer('100', host);
    const account = await shopper.call('getAccount');
    expect(account.available).toBe('100.00');
    const { status } = await visit('/terms', { host });
    expect(status).toBe(200);
  });

  test('is not written by a mere check', async () => {
    const file = await copyOfNaga();
    expect(await put(file, { check: true })).toMatchObject({ created: true, revision: 0 });
    const list = await operate(at, 'listTenants');
    expect(list.map(({ id }) => id)).not.toContain(file.id);
  });

  test('may have articles in every language, beyond the size limit of other calls', async () => {
    const file = await copyOfNaga();
    const [article] = file.articles;
    const long = `<p>${'ຂໍ້ຄວາມຍາວ '.repeat(3000)}</p>`;
    const articles = file.articles.map((one) => ({ ...one, html: long }));
    expect(article).toBeDefined();
    expect(JSON.stringify(articles).length).toBeGreaterThan(64 * 1024);
    await expect(put({ ...file, articles })).resolves.toMatchObject({ created: true });
  });
});

describe('a change of a tenant’s file', () => {
  test('shows on the very next page', async () => {
    const file = await copyOfNaga();
    await put(file);
    const [host = ''] = file.hosts;
    const home = async () => (await visit('/', { host })).text;
    const rename = (name: string) =>
      put({ ...file, record: { ...file.record, name: { en: name } } });
    for (const name of ['Mekong Post', 'Nam Khan Post', 'Nam Ou Post']) {
      await home();
      await rename(name);
      expect(await home()).toContain(name);
    }
  });

  test.each(['BANNER', 'ARTICLE', 'SHELF', 'NEWS'])('shows in the content: %s', async (part) => {
    const file = await copyOfNaga();
    await put(file);
    const [host = ''] = file.hosts;
    const path = part === 'ARTICLE' ? '/terms' : '/';
    const page = async () => (await visit(path, { host })).text;
    const said = { en: `Said of ${part}` };
    const html = `<p>${said.en}</p>`;
    const changed: TenantFile = {
      ...file,
      ...(part === 'BANNER' && { banners: file.banners.map((one) => ({ ...one, title: said })) }),
      ...(part === 'ARTICLE' && { articles: file.articles.map((one) => ({ ...one, html })) }),
      ...(part === 'SHELF' && {
        productGroups: file.productGroups.map((one) => ({ ...one, name: said })),
      }),
      ...(part === 'NEWS' && {
        announcements: file.announcements.map((one) => ({ ...one, title: said })),
      }),
    };
    expect(await page()).not.toContain(said.en);
    await put(changed);
    expect(await page()).toContain(said.en);
    await put(file);
    expect(await page()).not.toContain(said.en);
  });

  test('is refused if the file is outdated', async () => {
    const file = await copyOfNaga();
    await put(file);
    const exported = await operate(at, 'getTenantFile', { params: { id: file.id } });
    await put(exported);
    expect(await refusal(put(exported))).toBe('CONFLICT');
  });

  test('can’t take the host of another tenant', async () => {
    const file = await copyOfNaga();
    expect(await refusal(put({ ...file, hosts: ['la.localhost'] }))).toBe('HOST_TAKEN');
    await expect(call('getTenant', {}, { host: 'la.localhost' })).resolves.toMatchObject({
      id: 'naga',
    });
  });

  test('is refused, with the error at the id, if the file belongs to another tenant', async () => {
    const file = await copyOfNaga();
    const wrong = operate(at, 'putTenantFile', { params: { id: 'naga' }, body: file });
    await expect(wrong).rejects.toMatchObject({
      body: { code: 'VALIDATION_FAILED', errors: [{ field: 'id' }] },
    });
  });

  test('is refused with every wrong field named', async () => {
    const file = await copyOfNaga();
    const record = { ...file.record, themeColor: 'red', serviceEmail: 'nobody' };
    const wrong = { ...file, record, hosts: ['a b'], more: 1 };
    const { status, json } = await send('PUT', `/api/ops/tenants/${file.id}`, wrong, {
      headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
    });
    expect(status).toBe(422);
    const { errors } = json as { errors: { field: string }[] };
    expect(errors.map(({ field }) => field).sort()).toEqual([
      'hosts.0',
      'more',
      'record.serviceEmail',
      'record.themeColor',
    ]);
  });

  test('the export of an unknown tenant is not found', async () => {
    const asked = operate(at, 'getTenantFile', { params: { id: 'nobody' } });
    expect(await refusal(asked)).toBe('NOT_FOUND');
  });
});
