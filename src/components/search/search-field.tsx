import { searchFieldTexts } from '../../i18n/search-texts.ts';
import type { View } from '../view.ts';
import { hasScopeSelect, ScopeSelect } from './scope-select.tsx';
import { SearchInput } from './search-input.tsx';

type SearchFieldProps = {
  readonly view: View;
  /** Path and query of the page, if its URL may name a marketplace. */
  readonly pagePath?: string | undefined;
  /** `large` on pages that are mainly for searching. */
  readonly size?: 'regular' | 'large';
  /** Whether only a button is shown until it is pressed. */
  readonly collapsed?: boolean;
};

/** The search field of any page; it searches the tenant's first marketplace until the shopper chooses another. */
export function SearchField(props: SearchFieldProps) {
  const { view, pagePath, size = 'regular', collapsed = false } = props;
  const { t, tenant } = view;
  return (
    <SearchInput
      texts={searchFieldTexts(t)}
      placeholder={t('search.placeholder')}
      {...(size === 'large' && { widePlaceholder: t('search.placeholderLarge') })}
      {...(hasScopeSelect(view, pagePath)
        ? { scope: <ScopeSelect view={view} pagePath={pagePath} size={size} /> }
        : { channel: tenant.tenantPreference.productPlatforms[0] })}
      size={size}
      collapsed={collapsed}
    />
  );
}
