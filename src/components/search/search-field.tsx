import { searchFieldTexts } from '../../i18n/search-texts.ts';
import type { View } from '../view.ts';
import { SearchInput } from './search-input.tsx';

type SearchFieldProps = {
  readonly view: View;
  /** `large` where searching is what the page is about. */
  readonly size?: 'regular' | 'large';
  /** Only a button at first. */
  readonly collapsed?: boolean;
};

/** The shop's search, for any page: words are looked for in the tenant's first marketplace. */
export function SearchField({ view, size = 'regular', collapsed = false }: SearchFieldProps) {
  const { t, tenant } = view;
  const placeholder = size === 'large' ? t('search.placeholderLarge') : t('search.placeholder');
  return (
    <SearchInput
      texts={searchFieldTexts(t)}
      placeholder={placeholder}
      channel={tenant.tenantPreference.productPlatforms[0]}
      size={size}
      collapsed={collapsed}
    />
  );
}
