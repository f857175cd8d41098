import { operate } from './fulfilment.ts';
import { call, type Shopper } from './world.ts';

type At = Pick<Shopper, 'host'>;

/** The tenant's first warehouse in China. */
export async function warehouseOf({ host }: At): Promise<string> {
  const query = { warehouseRegion: 'CHINA' } as const;
  const [warehouse] = await call('listTenantWarehouses', { query }, { host });
  return warehouse?.id ?? '';
}

/** A code that no other shelf has. */
export const newShelfCode = (): string =>
  `T-${crypto.randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`;

/** A shelf of its own in the tenant's first warehouse. */
export async function newShelf(at: At) {
  const warehouseId = await warehouseOf(at);
  const code = newShelfCode();
  await operate(at, 'addShelves', { body: { warehouseId, zone: 'T', codes: code } });
  for (let cursor: string | undefined; ; ) {
    const query = { warehouseId, pageSize: 100, ...(cursor ? { cursor } : {}) };
    const { records, next } = await operate(at, 'listShelves', { query });
    const shelf = records.find((one) => one.code === code);
    if (shelf) return shelf;
    if (!next) throw new Error('the shelf was not added');
    cursor = next;
  }
}

export const newStation = async (at: At) =>
  operate(at, 'addStation', {
    body: { warehouseId: await warehouseOf(at), name: 'Door 1', step: 'RECEIVE' },
  });

/** A parcel that nobody expected. */
export const newUnknown = (at: At, trackingNo = '') =>
  operate(at, 'reportUnknownParcel', { body: { trackingNo, note: 'A red box' } });
