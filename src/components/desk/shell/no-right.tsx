import type { Right } from '../../../contract/values/people/rights.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LockIcon } from '../../ui/icon.tsx';
import { rightName } from '../people/right-name.ts';
import type { DeskView } from '../view.ts';
import { DeskHead } from './desk-head.tsx';

/** Shown instead of a page or part for which the person lacks the right. */
export function NoRight({ view: { t }, right }: { view: DeskView; right: Right }) {
  const title = t('desk.noRight.title');
  return (
    <>
      <DeskHead t={t} title={title} />
      <EmptyState
        icon={<LockIcon />}
        level={1}
        title={title}
        text={t('desk.noRight.text', { right: rightName(t, right) })}
      />
    </>
  );
}
