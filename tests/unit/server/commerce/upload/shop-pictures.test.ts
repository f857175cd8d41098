import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Scope } from '../../../../../src/server/commerce/base/scope.ts';
import type { TimerContext } from '../../../../../src/server/commerce/base/timers.ts';
import { draftArticle } from '../../../../../src/server/commerce/site/draft-article.ts';
import { keepDraft } from '../../../../../src/server/commerce/site/drafts.ts';
import { exportTenant } from '../../../../../src/server/commerce/site/export-tenant.ts';
import { pictureUses } from '../../../../../src/server/commerce/site/picture-uses.ts';
import { putTenant } from '../../../../../src/server/commerce/site/put-tenant.ts';
import { removeOrphanedUploads } from '../../../../../src/server/commerce/upload/orphans.ts';
import {
  addPicture,
  listPictures,
  removePicture,
} from '../../../../../src/server/commerce/upload/shop-pictures.ts';
import {
  getShopUploadToken,
  recordUpload,
} from '../../../../../src/server/commerce/upload/uploads.ts';
import { uploads } from '../../../../../src/server/db/schema/people/users.ts';
import type { Platform } from '../../../../../src/server/platform/platform.ts';
import type { ResizePicture } from '../../../../../src/server/platform/resize-picture.ts';
import { png } from '../../../../api/support/uploads.ts';
import { DAY, openTestScope } from '../../../support/identity-scope.ts';
import { openSite } from '../../../support/site.ts';

/** Stands in for sharp: four files of the same bytes. */
const resize: ResizePicture = async (bytes) => {
  const file = { bytes, width: 1, height: 1 };
  const webp = { ...file, ext: 'webp', contentType: 'image/webp' } as const;
  const avif = { ...file, ext: 'avif', contentType: 'image/avif' } as const;
  return [
    { ...webp, suffix: '' },
    { ...avif, suffix: '' },
    { ...webp, suffix: '-small' },
    { ...avif, suffix: '-small' },
  ];
};

let scope: Scope;
beforeEach(async () => {
  scope = { ...(await openTestScope(await openSite(), { tenantId: 'naga' })), staffId: 'one' };
});

/** The key of a picture that was just uploaded. */
async function uploaded(): Promise<string> {
  const { key } = await getShopUploadToken(scope, 'png', { resizes: true });
  const bytes = new Uint8Array(png());
  if (scope.bucket.kind !== 'embedded') throw new Error('the bucket is in memory');
  await scope.bucket.put(key, bytes);
  const file = { contentType: 'image/png', bytes: bytes.length, sha256: '' } as const;
  const owner = { tenantId: 'naga', userId: '', catalog: 'SHOP_PICTURE' } as const;
  await recordUpload(scope.db, { key, ...owner, ...file }, scope.now);
  return key;
}

const added = async () => addPicture(scope, { file: await uploaded(), name: 'Winter' }, resize);
const keyOf = (path: string) => path.replace('/uploads/', '');
const storedKeys = async () =>
  (await scope.db.select({ key: uploads.key }).from(uploads).where(eq(uploads.tenantId, 'naga')))
    .map(({ key }) => key)
    .toSorted();

it('a file of a picture can’t be added as another picture, which would then remove it', async () => {
  const { path } = await added();
  for (const file of [keyOf(path), keyOf(path).replace('-r.webp', '-small-r.avif')]) {
    await expect(addPicture(scope, { file, name: 'Again' }, resize)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  }
  expect(await listPictures(scope, await pictureUses(scope))).toHaveLength(1);
});

it('an uploaded file that was not added is removed after a day, the files of a picture are not', async () => {
  const { path } = await added();
  const forgotten = await uploaded();
  const kept = (await storedKeys()).filter((key) => key !== forgotten);
  expect(kept).toHaveLength(4);
  const platform = { database: scope.db, bucket: scope.bucket } as unknown as Platform;
  const timers = { platform, now: scope.now + DAY + 1 } as TimerContext;
  expect(await removeOrphanedUploads(timers)).toBe(1);
  expect(await storedKeys()).toEqual(kept);
  expect(kept).toContain(keyOf(path));
});

describe('a token for WebP', () => {
  it('is given only where the picture is resized', async () => {
    await expect(getShopUploadToken(scope, 'webp', { resizes: false })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field: 'ext', code: 'choice' }],
    });
    await expect(getShopUploadToken(scope, 'webp', { resizes: true })).resolves.toBeDefined();
    await expect(getShopUploadToken(scope, 'jpg', { resizes: false })).resolves.toBeDefined();
  });
});

describe('a picture', () => {
  it.each(['-r.webp', '-small-r.avif'])(
    'of which an article names the file %s is in use',
    async (end) => {
      const { id, path } = await added();
      const html = `<p><img src="${path.replace('-r.webp', end)}" alt=""></p>`;
      await draftArticle(scope, 'FAQ', { locale: 'en', title: 'Questions', html });
      const uses = await pictureUses(scope);
      expect(uses.partsWith(path)).toEqual(['FAQ']);
      await expect(removePicture(scope, id, uses)).rejects.toMatchObject({
        code: 'ILLEGAL_TRANSITION',
      });
    },
  );

  it('that a draft or the shop names since the uses were read stays', async () => {
    const { id, path } = await added();
    const uses = await pictureUses(scope);
    const file = await exportTenant(scope.db, 'naga');
    const [banner] = file.banners;
    await keepDraft(scope, 'banners', { banners: [{ ...banner, image: path }] });
    await expect(removePicture(scope, id, uses)).rejects.toMatchObject({ code: 'CONFLICT' });
    await keepDraft(scope, 'banners', { banners: [] });
    const logo = { ...file.record, logoImage: path };
    await putTenant({ ...scope, demo: true, editedAt: scope.now }, { ...file, record: logo });
    await expect(removePicture(scope, id, uses)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await listPictures(scope, await pictureUses(scope))).toHaveLength(1);
  });

  it('that nothing names is removed with its files, and nobody can publish it meanwhile', async () => {
    const { id, path } = await added();
    const { tariff: _, ...file } = await exportTenant(scope.db, 'naga');
    await removePicture(scope, id, await pictureUses(scope));
    expect(await storedKeys()).toEqual([]);
    const late = { ...file, record: { ...file.record, logoImage: path } };
    const put = putTenant({ ...scope, demo: true, editedAt: scope.now }, late);
    await expect(put).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
