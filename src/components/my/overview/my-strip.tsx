import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import useSWR from 'swr';
import { useRouter } from 'waku';
import type { Overview } from '../../../contract/calls/overview.ts';
import { ownPath } from '../../../contract/values/own-path.ts';
import { Link } from '../../../framework/link.tsx';
import { MY_STRIP } from '../../../site/my-strip.ts';
import { call, type Route } from '../../session/api.ts';
import { useSignedIn } from '../../session/use-signed-in.ts';
import { ChevronEndIcon } from '../../ui/icon.tsx';
import { isolated } from '../../ui/isolated.tsx';
import * as css from './my-strip.css';

const GET_OVERVIEW: Route<'getOverview'> = ['GET', '/front/user/overview'];

/** The place for the strip on the current page, if it has one. */
function usePlace(): HTMLElement | null {
  const { path } = useRouter();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another place
  useEffect(() => setPlace(document.getElementById(MY_STRIP)), [path]);
  return place;
}

/**
 * The strip on a public page: what waits for the shopper, the stages of their orders, and the balance. A public page
 * is the same for everybody, so the place for the strip keeps its size, and the strip is in a script that only
 * shoppers load.
 */
export function MyStrip() {
  const place = usePlace();
  const signedIn = useSignedIn();
  // The overview is read again whenever a page is shown, so that it is up to date.
  const { data } = useSWR<Overview>(
    place && signedIn ? 'overview' : null,
    () => call(GET_OVERVIEW),
    {
      revalidateOnFocus: true,
      shouldRetryOnError: false,
    },
  );
  const strip = data?.strip;
  if (!place || !strip) return null;
  const { act, stages, balance } = strip;
  return createPortal(
    <div className={css.strip}>
      {act && (
        <Link href={ownPath(act.href)} className={css.act}>
          <span className={css.words}>{isolated(act.text)}</span>
          <ChevronEndIcon size={16} />
        </Link>
      )}
      <ul className={css.chips}>
        {stages.map(({ href, text, count, note }) => (
          <li key={href}>
            <Link href={ownPath(href)} className={css.chip}>
              {text}
              <strong>{count}</strong>
              {note && <span className={css.note}>{note}</span>}
            </Link>
          </li>
        ))}
        <li>
          <Link href={ownPath(balance.href)} className={css.chip}>
            {balance.text}
            <strong>{isolated(balance.amount)}</strong>
          </Link>
        </li>
      </ul>
    </div>,
    place,
  );
}
