import * as v from 'valibot';
import { type SearchQuery, searchQuery } from '../../../src/contract/calls/catalogue.ts';
import type { ProductPlatform } from '../../../src/contract/values/goods/product-kinds.ts';
import type { Locale } from '../../../src/contract/values/shop/locales.ts';
import { deriveKeys } from '../../../src/server/crypto/keys.ts';
import { readConfig } from '../../../src/server/platform/config.ts';
import { openMarketplaces } from '../../../src/server/sourcing/marketplaces/open.ts';
import type {
  ProductReader,
  ProductSource,
  SourceId,
} from '../../../src/server/sourcing/source.ts';

export const keys = await deriveKeys('test:a-secret-of-forty-characters-for-the-tests');

/** The marketplaces of a deployment with these variables, newly opened, and the lines they log. */
export function openWith(environment: Record<string, string>) {
  const log: Record<string, unknown>[] = [];
  const config = readConfig(environment);
  const marketplaces = openMarketplaces({ config, keys, log: (line) => void log.push(line) });
  const source = (id: SourceId): ProductSource => {
    const found = marketplaces.get(id)?.source;
    if (!found) throw new Error(`${id} is not configured`);
    return found;
  };
  return { log, source, marketplaces };
}

export const query = (given: Partial<Record<keyof SearchQuery, unknown>> = {}): SearchQuery =>
  v.parse(searchQuery, { pageNo: 1, pageSize: 20, ...given });

export const readerOf = (locale: Locale, ...platforms: ProductPlatform[]): ProductReader => ({
  locale,
  platforms,
});
