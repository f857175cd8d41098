import { searchFieldTexts } from '../../i18n/search-texts.ts';
import type { View } from '../view.ts';
import { SearchInput } from './search-input.tsx';

type SearchFieldProps = {
  readonly view: View;
  /** `large` on pages that are mainly for searching. */
  readonly size?: 'regular' | 'large';
  /** Whether only a button is shown until it is pressed. */
  readonly collapsed?: boolean;
};

/** The search field of any page; it searches the tenant's first marketplace. */
export function SearchField({ view, size = 'regular', collapsed = false }: SearchFieldProps) {
  const { t, tenant } = view;
  return (
    <SearchInput
      texts={searchFieldTexts(t)}
      placeholder={t('search.placeholder')}
      {...(size === 'large' && { widePlaceholder: t('search.placeholderLarge') })}
      channel={tenant.tenantPreference.productPlatforms[0]}
      size={size}
      collapsed={collapsed}
    />
  );
}
