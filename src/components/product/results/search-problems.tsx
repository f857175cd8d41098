import type { ProductPlatform } from '../../../contract/values/goods/product-kinds.ts';
import { formatList } from '../../../i18n/regions-and-lists.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { PICTURE_SEARCH_PATH, panelOpenerProps } from '../../image-search/picture-search-path.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AlertIcon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { View } from '../../view.ts';
import { currentHref, type SearchState, searchHref } from './search-state.ts';

type UnavailableProps = { view: View; state: SearchState; unavailable: readonly ProductPlatform[] };

const namesOf = ({ t, locale }: View, platforms: readonly ProductPlatform[]) =>
  formatList(
    locale,
    platforms.map((platform) => translateKey(t, `platform.${platform}`)),
  );

/** A link that loads the same page again from the server, which a navigation within the page would not. */
function Retry({ view, state, small }: { view: View; state: SearchState; small?: boolean }) {
  return (
    <ButtonLink
      href={currentHref(state)}
      target="_self"
      rel="nofollow"
      size={small ? 'sm' : 'md'}
      variant={small ? 'secondary' : 'primary'}
    >
      {view.t('results.retry')}
    </ButtonLink>
  );
}

/** The notice above the results that names the marketplaces that did not respond. */
export function SomeUnavailable({ view, state, unavailable }: UnavailableProps) {
  if (unavailable.length === 0) return null;
  return (
    <Notice action={<Retry view={view} state={state} small />}>
      {view.t('results.unavailable', {
        marketplaces: namesOf(view, unavailable),
        count: unavailable.length,
      })}
    </Notice>
  );
}

/** The notice above the results that names the filters in the URL that the search does not know. */
export function UnknownFilters({ view, names }: { view: View; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Notice>{view.t('results.unknownFilters', { names: formatList(view.locale, names) })}</Notice>
  );
}

/** The content of a page without results because the marketplaces don't respond. */
export function AllUnavailable({ view, state, unavailable }: UnavailableProps) {
  const { t } = view;
  const { channel } = state;
  return (
    <EmptyState
      icon={<AlertIcon size={24} />}
      title={t('results.unavailableTitle', {
        marketplaces: namesOf(view, unavailable),
        count: unavailable.length,
      })}
      text={t('results.unavailableHint')}
      action={
        <>
          <Retry view={view} state={state} />
          {channel && (
            <ButtonLink href={searchHref(state, { channel: undefined })}>
              {t('results.elsewhereAll')}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

type RefusedProps = {
  view: View;
  state: SearchState;
  message: string;
  /** Whether the same search may work later; if not, the picture is at fault. */
  isTemporary: boolean;
};

/** The content of a page whose search the server refused, with the message of the server. */
export function Refused({ view, state, message, isTemporary }: RefusedProps) {
  const { t } = view;
  return (
    <EmptyState
      icon={<AlertIcon size={24} />}
      title={t(isTemporary ? 'results.refused' : 'results.refusedPicture')}
      text={message}
      action={
        isTemporary ? (
          <Retry view={view} state={state} />
        ) : (
          <ButtonLink {...panelOpenerProps} href={PICTURE_SEARCH_PATH} variant="primary">
            {t('imageSearch.again')}
          </ButtonLink>
        )
      }
    />
  );
}
