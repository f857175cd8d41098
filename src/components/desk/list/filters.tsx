import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { DeskView } from '../view.ts';

type FiltersProps = {
  view: DeskView;
  /** Fields of the query that the form keeps, such as the chosen tab. */
  keep: Readonly<Record<string, string | undefined>>;
  /** Whether anything is filtered, so that it can be cleared. */
  isFiltered: boolean;
  children: ReactNode;
};

/** The filters of a list: a form whose fields go into the address. */
export function Filters({ view, keep, isFiltered, children }: FiltersProps) {
  const { t, pagePath } = view;
  const path = pagePath.split('?', 1)[0] ?? '';
  const kept = Object.entries(keep).filter(([, value]) => value);
  const cleared = kept.length > 0 ? `?${new URLSearchParams(kept as [string, string][])}` : '';
  return (
    <search>
      <form className="desk-filters" action={path}>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        <div className="desk-row">
          <Button type="submit">{t('desk.list.filter')}</Button>
          {isFiltered && (
            <ButtonLink variant="ghost" href={path + cleared}>
              {t('desk.list.clear')}
            </ButtonLink>
          )}
        </div>
      </form>
    </search>
  );
}
