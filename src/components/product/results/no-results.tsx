import type { ReactNode } from 'react';
import type { SearchResult } from '../../../contract/catalogue.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ChipLink } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchIcon } from '../../ui/icon.tsx';
import type { View } from '../../view.ts';
import * as css from './results.css';
import { isNarrowed, type SearchState, searchHref } from './search-state.ts';

type NoResultsProps = {
  view: View;
  state: SearchState;
  channels: SearchResult['facets']['channels'];
  /** Something to look at instead. */
  children?: ReactNode;
};

/** Nothing found: what was searched, where the same words find something, and who else can help. */
export function NoResults({ view, state, channels, children }: NoResultsProps) {
  const { t, locale, tenant } = view;
  const { keyword, channel, sort } = state;
  const elsewhere = channels.filter(({ id, count }) => count > 0 && id !== channel);
  const wide = searchHref({ keyword, sort, filters: [], pageNo: 1, from: 1 });
  return (
    <div className={css.nothing}>
      <EmptyState
        icon={<SearchIcon size={24} />}
        title={keyword ? t('results.none', { keyword }) : t('results.noneBrowsing')}
        text={t('results.noneHint')}
        action={
          <>
            {isNarrowed(state) && (
              <ButtonLink href={wide} variant="primary">
                {t('results.searchAll')}
              </ButtonLink>
            )}
            {tenant.enabledArticleTypes.includes('SOURCING_SERVICE') && (
              <ButtonLink href="/sourcing-service">{t('results.askSourcing')}</ButtonLink>
            )}
          </>
        }
      />
      {elsewhere.length > 0 && (
        <nav className={css.elsewhere} aria-label={t('results.elsewhere')}>
          {elsewhere.map(({ id, count }) => (
            <ChipLink key={id} href={searchHref(state, { channel: id as SearchState['channel'] })}>
              {`${translateKey(t, `platform.${id}`)} (${formatNumber(locale, count)})`}
            </ChipLink>
          ))}
        </nav>
      )}
      {children}
    </div>
  );
}
