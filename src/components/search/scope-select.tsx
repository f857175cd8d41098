import { translateKey } from '../../i18n/translator.ts';
import { pathnameOf } from '../../site/match-route.ts';
import type { View } from '../view.ts';
import * as css from './scope-select.css';

type ScopeSelectProps = {
  readonly view: View;
  /** Path and query of the page. Without it the tenant's first marketplace is chosen. */
  readonly pagePath?: string | undefined;
  readonly size: 'regular' | 'large';
};

/**
 * The marketplace in which words are searched, as a chip in the search field. It is a field of the form, so it works
 * without a script. `search-scope.ts` keeps what the shopper chose.
 */
export function ScopeSelect({ view: { t, tenant }, pagePath, size }: ScopeSelectProps) {
  const { productPlatforms } = tenant.tenantPreference;
  return (
    <span className={css.scope[size]}>
      <select
        name="channel"
        aria-label={t('home.marketplaces')}
        defaultValue={scopeOfPage(pagePath, productPlatforms)}
      >
        <option value="">{t('results.all')}</option>
        {productPlatforms.map((platform) => {
          const name = translateKey(t, `platform.${platform}`);
          // The value of an option is its text. Home has no bytes to spare.
          return (
            <option key={platform} {...(name !== platform && { value: platform })}>
              {name}
            </option>
          );
        })}
      </select>
    </span>
  );
}

/** Pages without bytes to spare for a choice in the header (docs/design.md, decision 18). Home has one in its own field. */
const WITHOUT_CHOICE = ['/', '/product'];

/** Whether the search field shows a choice of the marketplace; otherwise it only keeps the last choice. */
export const hasScopeSelect = ({ tenant }: View, pagePath: string | undefined): boolean =>
  tenant.tenantPreference.productPlatforms.length > 1 &&
  !(pagePath && WITHOUT_CHOICE.includes(pathnameOf(pagePath)));

/** The marketplace of a page's search by words (empty for all); on other pages the tenant's first marketplace. */
function scopeOfPage(pagePath: string | undefined, platforms: readonly string[]): string {
  const [path, query] = pagePath?.split('?') ?? [];
  const params = new URLSearchParams(query);
  const channel = params.get('channel') ?? '';
  if (path === '/product-search' && platforms.includes(channel)) return channel;
  return path === '/product-search' && params.get('keyword') ? '' : (platforms[0] ?? '');
}
