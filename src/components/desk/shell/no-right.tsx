import { EmptyState } from '../../ui/empty-state.tsx';
import { LockIcon } from '../../ui/icon.tsx';
import type { DeskView } from '../view.ts';

/** What somebody sees instead of a page or a part for which they lack the right. */
export function NoRight({ view: { t }, right }: { view: DeskView; right: string }) {
  return (
    <EmptyState
      icon={<LockIcon />}
      title={t('desk.noRight.title')}
      text={t('desk.noRight.text', { right })}
    />
  );
}
