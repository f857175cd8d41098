import type { ReactNode } from 'react';
import type { SearchFacets } from '../../../contract/calls/catalogue.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { NothingSimilar } from '../../image-search/picture-query.tsx';
import { PICTURE_SEARCH_PATH, panelOpenerProps } from '../../image-search/picture-search-path.ts';
import { sourcingPath } from '../../search/ways-on.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ChipLink } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchIcon } from '../../ui/icon.tsx';
import type { View } from '../../view.ts';
import * as css from './results.css';
import { clearedHref, queryOnly, type SearchState, searchHref } from './search-state.ts';

type NoResultsProps = {
  view: View;
  state: SearchState;
  channels: SearchFacets['channels'];
  /** Products to show instead. */
  children?: ReactNode;
};

/**
 * The content of a page without results: what was searched for, other searches with results, and the sourcing service.
 */
export function NoResults({ view, state, channels, children }: NoResultsProps) {
  const { t, locale, tenant } = view;
  const { keyword, channel, imageUrl } = state;
  const otherChannels = channels.filter(({ id, count }) => count > 0 && id !== channel);
  const isFiltered = searchHref(state) !== clearedHref(state);
  const canWiden = isFiltered || otherChannels.length > 0;
  return (
    <div className={css.nothing}>
      {imageUrl ? (
        <NothingSimilar view={view} />
      ) : (
        <EmptyState
          icon={<SearchIcon size={24} />}
          title={keyword ? t('results.none', { keyword }) : t('results.noneBrowsing')}
          text={t(isFiltered ? 'results.noneNarrowedHint' : 'results.noneHint')}
          action={
            <>
              {canWiden && (
                <ButtonLink href={searchHref(queryOnly(state))} variant="primary">
                  {t('results.searchAll')}
                </ButtonLink>
              )}
              <ButtonLink {...panelOpenerProps} href={PICTURE_SEARCH_PATH}>
                {t('results.tryPicture')}
              </ButtonLink>
              {tenant.enabledArticleTypes.includes('SOURCING_SERVICE') && (
                <ButtonLink
                  variant={canWiden ? 'secondary' : 'primary'}
                  href={keyword ? sourcingPath({ text: keyword }) : '/sourcing-service'}
                >
                  {t('results.askSourcing')}
                </ButtonLink>
              )}
            </>
          }
        />
      )}
      {otherChannels.length > 0 && (
        <nav className={css.elsewhere} aria-label={t('results.elsewhere')}>
          <span className={css.elsewhereLabel}>{t('results.elsewhere')}</span>
          {otherChannels.map(({ id, count }) => (
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
