'use client';
import { ClockIcon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { searchPath } from './search-decision.ts';
import * as css from './search-input.css';
import type { SearchTexts } from './search-texts.ts';

type RecentListProps = {
  readonly keywords: readonly string[];
  readonly channel: string | undefined;
  readonly texts: SearchTexts;
  readonly onForget: () => void;
};

/** The last searches, as links under the field. */
export function RecentList({ keywords, channel, texts, onForget }: RecentListProps) {
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
          <li key={keyword}>
            <Link href={searchPath(keyword, channel)} className={css.recentLink}>
              <span className={css.recentIcon}>
                <ClockIcon size={16} />
              </span>
              {keyword}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
