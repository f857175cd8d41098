import { PRODUCT_PLATFORMS, type ProductPlatform } from '../../contract/values/enums.ts';
import type { TenantRecord } from '../../contract/values/tenant-record.ts';
import type { SourceId } from './source.ts';

/** The marketplaces that have an API which we know; Taobao's serves Tmall too. */
const API_OF: Partial<Record<ProductPlatform, SourceId>> = {
  Alibaba: '1688',
  Taobao: 'taobao',
  Tmall: 'taobao',
  Poizon: 'poizon',
};

/**
 * What serves each platform of a tenant: what its record says, else the marketplace's API where the
 * deployment has its keys, else the embedded catalogue. Platforms that come from nowhere are absent.
 */
export function sourcesByPlatform(
  { sources = {} }: Pick<TenantRecord, 'sources'>,
  configured: ReadonlySet<SourceId>,
): ReadonlyMap<ProductPlatform, SourceId> {
  const usual = (platform: ProductPlatform): SourceId => {
    const api = API_OF[platform];
    return api && configured.has(api) ? api : 'embedded';
  };
  const chosen = PRODUCT_PLATFORMS.map(
    (platform) => [platform, sources[platform] ?? usual(platform)] as const,
  );
  return new Map(chosen.flatMap(([platform, id]) => (id === 'none' ? [] : [[platform, id]])));
}
