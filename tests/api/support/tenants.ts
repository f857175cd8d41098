import type { TenantFile } from '../../../src/contract/ops/shop/tenant-file.ts';
import { operate } from './fulfilment.ts';
import { DEFAULT_HOST } from './world.ts';

/** A copy of the tenant Naga under another id, at `<id>.test.localhost`. */
export async function copyOfNaga(
  at: { host: string } = { host: DEFAULT_HOST },
  id = `t${crypto.randomUUID().replaceAll('-', '')}`,
): Promise<TenantFile> {
  const { revision: _, ...file } = await operate(at, 'getTenantFile', { params: { id: 'naga' } });
  return { ...file, id, hosts: [`${id}.test.localhost`] };
}
