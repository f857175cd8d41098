import type { ProductGroup } from '../../contract/calls/content.ts';
import { formatCny } from '../../i18n/format.ts';
import { isolate } from '../../i18n/isolate.ts';
import type { View } from '../view.ts';
import * as css from './goods.css';
import { GroupCards } from './group-cards.tsx';

/** The tenant's groups of products as cards. */
export function Groups({ view, groups }: { view: View; groups: readonly ProductGroup[] }) {
  const { t, locale } = view;
  if (groups.length === 0) return null;
  const cards = groups.map(({ id, name, products }) => {
    const lowest = Math.min(...products.map(({ price }) => Number(price))).toFixed(2);
    return {
      id,
      name,
      lowest: t('results.priceAtLeast', { from: isolate(formatCny(locale, lowest)) }),
      images: products.map(({ image }) => image),
    };
  });
  return <GroupCards groups={cards} />;
}

/** A skeleton with the height of a row of groups on a desktop. */
export function GroupsSkeleton() {
  return (
    <div aria-busy className={css.groups}>
      {(['one', 'two', 'three', 'four'] as const).map((group) => (
        <div key={group} className={css.group}>
          <p className={css.groupName}>&nbsp;</p>
          <p className={css.lowest}>&nbsp;</p>
          <div className={css.pictures} />
        </div>
      ))}
    </div>
  );
}
