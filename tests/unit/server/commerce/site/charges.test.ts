import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  type TenantFile,
  type TenantFileToPut,
  tenantFileToPut,
} from '../../../../../src/contract/ops/shop/tenant-file.ts';
import { goodsRule } from '../../../../../src/contract/values/goods/goods-rules.ts';
import { completeFile } from '../../../../../src/server/commerce/site/earlier-files.ts';
import { exportTenant } from '../../../../../src/server/commerce/site/export-tenant.ts';
import { feeTimers } from '../../../../../src/server/commerce/site/fee-begins.ts';
import { getPart } from '../../../../../src/server/commerce/site/part-views.ts';
import { putTenant } from '../../../../../src/server/commerce/site/put-tenant.ts';
import { tenantView } from '../../../../../src/server/commerce/site/tenant-view.ts';
import { readRevisions } from '../../../../../src/server/db/revisions.ts';
import { tenants } from '../../../../../src/server/db/schema/shop/tenants.ts';
import type { Database } from '../../../../../src/server/platform/platform.ts';
import { failureOf } from '../../../support/identity-scope.ts';
import { openSite, SITE_NOW } from '../../../support/site.ts';

const film = {
  code: 'FILM',
  name: { en: 'Film' },
  per: 'BOX',
  price: '4.00',
  offered: true,
} as const;
const HOUR = 3_600_000;
const put = (db: Database, file: TenantFile) =>
  putTenant({ db, now: SITE_NOW, demo: true, editedAt: SITE_NOW }, file);
const withFee = (file: TenantFile, rules: TenantFile['record']['serviceFee']['rules']) => ({
  ...file,
  record: { ...file.record, serviceFee: { ...file.record.serviceFee, rules } },
});
const revisionOf = async (db: Database) => (await readRevisions(db)).naga;

describe('a rule about the service fee that begins later', () => {
  it('raises the revision of the content once, when it begins', async () => {
    const db = await openSite();
    const validFrom = new Date(SITE_NOW + HOUR).toISOString();
    const rule = { basisPoints: 100, minimum: '0.00', validFrom };
    await put(db, withFee(await exportTenant(db, 'naga'), [rule]));
    const tick = async (now: number) => {
      const before = await revisionOf(db);
      await feeTimers.fees?.({ platform: { database: db }, now } as never);
      return (await revisionOf(db)) !== before;
    };
    expect(await tick(SITE_NOW)).toBe(false);
    expect(await tick(SITE_NOW + HOUR)).toBe(true);
    expect(await tick(SITE_NOW + 2 * HOUR)).toBe(false);
    const [row] = await db.select().from(tenants).where(eq(tenants.id, 'naga'));
    expect(row?.feeSince).toBe(SITE_NOW + HOUR);
  });

  it('is not told to visitors', async () => {
    const db = await openSite();
    const rule = { basisPoints: 100, minimum: '0.00', validFrom: '2999-01-01T00:00:00.000Z' };
    await put(db, withFee(await exportTenant(db, 'naga'), [rule]));
    const { serviceFee } = await tenantView(db, 'naga', 'en');
    expect(serviceFee).toEqual({ basisPoints: 600, minimum: '5.00' });
  });
});

describe('a tenant’s file', () => {
  it('of before names the price of reinforced packing by itself; it becomes that of the service', async () => {
    const db = await openSite();
    const file = await exportTenant(db, 'naga');
    await put(db, { ...file, record: { ...file.record, reinforcedPackingFee: '7.00' } });
    const { record } = await exportTenant(db, 'naga');
    expect(record.services.find(({ code }) => code === 'REINFORCED_PACKING')?.price).toBe('7.00');
    expect(record.reinforcedPackingFee).toBeUndefined();
    const { history } = await getPart({ db, tenantId: 'naga' }, 'services');
    expect(history.map(({ kind }) => kind)).toEqual(['FILE', 'FILE']);
  });

  it('has all that a shop charges, and can be put again as it is', async () => {
    const db = await openSite();
    const file = await exportTenant(db, 'naga');
    await put(db, file);
    expect({ ...(await exportTenant(db, 'naga')), revision: 0 }).toEqual({ ...file, revision: 0 });
    for (const part of ['fees', 'storage', 'services'] as const) {
      expect((await getPart({ db, tenantId: 'naga' }, part)).history).toEqual([]);
    }
  });
});

describe('a file from before', () => {
  const rules = [{ platform: 'Taobao' as const, basisPoints: 800, minimum: '0.00' }];
  const goodsRules = [v.parse(goodsRule, { id: 'knives', effect: 'REFUSED', words: ['knife*'] })];
  /** A tenant whose settings, as far as older files lack them, all differ from the defaults. */
  async function open() {
    const db = await openSite();
    const file = await exportTenant(db, 'naga');
    const { serviceFee, storage, services } = file.record;
    const warehouse = file.warehouses.find(({ region }) => region === 'CHINA')?.id ?? '';
    const record = {
      ...file.record,
      goodsRules,
      services: [...services, film],
      packingFee: '3.00',
      homeSections: ['GOODS' as const],
      homeGoods: ['BANNERS' as const, 'GROUPS' as const],
      consolidation: { boxPercent: 3, minBoxG: 30, volumePercent: 130 },
      serviceFee: { ...serviceFee, rules },
      storage: {
        ...storage,
        extensionDays: 13,
        graceDays: 14,
        reminderDays: [5],
        dailyFee: '0.50',
        dailyPer: 'KG' as const,
        perWarehouse: [{ warehouse, freeDays: 5, dailyFee: '0.70' }],
      },
    };
    await put(db, { ...file, record });
    const { revision: _, ...today } = await exportTenant(db, 'naga');
    return { db, today };
  }
  /** The file without a field of its record. */
  function without(file: object, path: string): TenantFileToPut {
    const copy = structuredClone(file) as { record: Record<string, Record<string, unknown>> };
    const [field = '', inner] = path.split('.');
    if (inner === undefined) delete copy.record[field];
    else delete copy.record[field]?.[inner];
    expect(copy).not.toEqual(file);
    return v.parse(tenantFileToPut, copy);
  }

  it.each([
    'goodsRules',
    'services',
    'homeSections',
    'homeGoods',
    'packingFee',
    'consolidation',
    'serviceFee.rules',
    'storage.extensionDays',
    'storage.graceDays',
    'storage.reminderDays',
    'storage.dailyFee',
    'storage.dailyPer',
    'storage.perWarehouse',
  ])('without %s leaves it as it is', async (path) => {
    const { db, today } = await open();
    await put(db, await completeFile(db, without(today, path)));
    const { revision: _, ...after } = await exportTenant(db, 'naga');
    expect(after).toEqual(today);
  });

  it('gives a new tenant the defaults, and can take a setting away', async () => {
    const { db, today } = await open();
    const fresh = await completeFile(db, { ...without(today, 'packingFee'), id: 'fresh' });
    expect(fresh.record.packingFee).toBe('8.00');
    const { record } = today;
    const bare = { ...record, goodsRules: [], serviceFee: { ...record.serviceFee, rules: [] } };
    expect((await completeFile(db, { ...today, record: bare })).record).toEqual(bare);
  });
});

describe('a service with the code of an optional surcharge', () => {
  /** The file of a tenant whose tariff has a surcharge for film, and that offers it also as a service. */
  async function clashing(
    db: Database,
  ): Promise<Required<Pick<TenantFile, 'tariff'>> & TenantFile> {
    const { revision: _, tariff, ...file } = await exportTenant(db, 'naga');
    if (!tariff) throw new Error('naga has a tariff');
    const [first = {}, ...others] = tariff.rows;
    return {
      ...file,
      record: { ...file.record, services: [...file.record.services, film] },
      tariff: {
        rows: [{ ...first, surcharges: 'FILM PER_BOX 4.00 optional' }, ...others],
        names: [...tariff.names, { code: 'FILM', name: { en: 'Film' } }],
      },
    };
  }

  it('is refused in a file, and with the tariff that applies', async () => {
    const db = await openSite();
    const file = await clashing(db);
    const index = file.record.services.length - 1;
    expect((await failureOf(put(db, file))).fields).toEqual([
      { field: 'tariff.rows.0.surcharges', code: 'known' },
    ]);
    const services = file.record.services.slice(0, -1);
    await put(db, { ...file, record: { ...file.record, services } });
    const { tariff: _, ...without } = file;
    expect((await failureOf(put(db, without))).fields).toEqual([
      { field: `record.services.${index}.code`, code: 'invalid' },
    ]);
  });
});
