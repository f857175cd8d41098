import { expect, it } from 'vitest';
import { bucketRoutes } from '../../../../src/server/api/bucket.ts';
import { getOpsUploadToken, recordUpload } from '../../../../src/server/commerce/upload/uploads.ts';
import { tenants } from '../../../../src/server/db/schema/shop/tenants.ts';
import type { EmbeddedBucket } from '../../../../src/server/platform/bucket.ts';
import { readConfig } from '../../../../src/server/platform/config.ts';
import { fetchLink } from '../../../../src/server/platform/fetch-link.ts';
import { createMetrics } from '../../../../src/server/platform/metrics.ts';
import { publicFetch } from '../../../../src/server/platform/public-fetch.ts';
import { createRevisions } from '../../../../src/server/platform/revisions.ts';
import { acceptPost } from '../../../../src/server/storage/accept-post.ts';
import { bucketForm, pngFile } from '../../../support/files.ts';
import { openTestDatabase } from '../../support/database.ts';
import { NOW, openTestScope } from '../../support/identity-scope.ts';
import { memoryBucket } from '../../support/memory-bucket.ts';
import { translator } from '../../support/translator.ts';

const OPERATOR_TOKEN = 'a-token-of-an-operator-in-a-test';

/** A bucket with one picture, which records the opened files. */
async function open() {
  const db = await openTestDatabase();
  const scope = await openTestScope(db);
  const { tenant: record, keys, passwords, tenantId: id } = scope;
  await db.insert(tenants).values({ id, record: { ...record, defaultLanguage: 'en' } });
  const opened: string[] = [];
  const files = memoryBucket();
  const get = (key: string) => {
    opened.push(key);
    return files.get(key);
  };
  const bucket: EmbeddedBucket = { ...files, get };
  const token = await getOpsUploadToken(scope, 'png');
  const body = bucketForm(token, pngFile());
  const request = new Request('http://b/uploads', { method: 'POST', body });
  const { stored } = await acceptPost({ bucket, keys, now: NOW, tenantId: id }, request);
  await recordUpload(db, stored, NOW);
  const config = readConfig({ OPERATOR_TOKEN });
  const log = () => {};
  const sendMail = undefined;
  const routes = bucketRoutes(async () => ({
    runtime: 'node',
    metrics: createMetrics(),
    translator,
    deskTranslator: translator,
    revisions: createRevisions(),
    config,
    database: db,
    bucket,
    fetchLink: fetchLink,
    fetchPublic: publicFetch,
    keys,
    passwords,
    sendMail,
    log,
  }));
  const ask = (method: string) =>
    routes.request(`/${token.key}`, {
      method,
      headers: { 'x-tenant-id': id, authorization: `Bearer ${OPERATOR_TOKEN}` },
    });
  return { ask, opened };
}

it('opens no file for HEAD, because it would never be closed', async () => {
  const { ask, opened } = await open();
  const head = await ask('HEAD');
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(opened).toEqual([]);
  const read = await ask('GET');
  expect(read.headers.get('content-length')).toBe(head.headers.get('content-length'));
  expect((await read.arrayBuffer()).byteLength).toBe(Number(head.headers.get('content-length')));
  expect(opened).toHaveLength(1);
});
