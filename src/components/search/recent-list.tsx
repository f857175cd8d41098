'use client';
import { Link } from '../../framework/link.tsx';
import { fill } from '../../i18n/fill.ts';
import type { SearchTexts } from '../../i18n/search-texts.ts';
import { ClockIcon, CloseIcon } from '../ui/icon.tsx';
import { searchPath } from './search-decision.ts';
import * as css from './search-input.css';

type RecentListProps = {
  readonly keywords: readonly string[];
  readonly channel: string | undefined;
  readonly texts: SearchTexts;
  readonly onForget: () => void;
  readonly onForgetOne: (keyword: string) => void;
};

/** Recent searches, as links below the field. */
export function RecentList(props: RecentListProps) {
  const { keywords, channel, texts, onForget, onForgetOne } = props;
  return (
    <div className={css.panel}>
      <div className={css.recentHead}>
        {texts.recent}
        <button type="button" className={css.forget} onClick={onForget}>
          {texts.forget}
        </button>
      </div>
      <ul>
        {keywords.map((keyword) => (
          <li key={keyword} className={css.recentRow}>
            <Link href={searchPath(keyword, channel)} className={css.recentLink}>
              <span className={css.recentIcon}>
                <ClockIcon size={16} />
              </span>
              <bdi>{keyword}</bdi>
            </Link>
            <button
              type="button"
              className={css.forgetOne}
              aria-label={fill(texts.forgetOne, { keyword })}
              onClick={() => onForgetOne(keyword)}
            >
              <CloseIcon size={16} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
