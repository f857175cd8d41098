import {
  PRODUCT_PLATFORMS,
  type ProductPlatform,
} from '../../contract/values/goods/product-kinds.ts';
import type { TenantRecord } from '../../contract/values/shop/tenant-record.ts';
import type { SourceId } from './source.ts';

/** The marketplaces whose API is supported. Taobao's API serves Tmall too. */
const API_OF: Partial<Record<ProductPlatform, SourceId>> = {
  Alibaba: '1688',
  Taobao: 'taobao',
  Tmall: 'taobao',
  Poizon: 'poizon',
};

/**
 * The source of each platform of a tenant: the one in the tenant's record, else the marketplace's API if
 * the deployment has its keys, else the embedded catalogue. Platforms set to `none` are absent.
 */
export function sourcesByPlatform(
  { sources = {} }: Pick<TenantRecord, 'sources'>,
  configured: ReadonlySet<SourceId>,
): ReadonlyMap<ProductPlatform, SourceId> {
  const defaultSource = (platform: ProductPlatform): SourceId => {
    const api = API_OF[platform];
    return api && configured.has(api) ? api : 'embedded';
  };
  const chosen = PRODUCT_PLATFORMS.map(
    (platform) => [platform, sources[platform] ?? defaultSource(platform)] as const,
  );
  return new Map(chosen.flatMap(([platform, id]) => (id === 'none' ? [] : [[platform, id]])));
}
