import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { DeskView } from '../view.ts';
import { shownBy } from './address.ts';

type FiltersProps = {
  view: DeskView;
  /** Fields of the query that the form keeps, such as the chosen tab. */
  keep: Readonly<Record<string, string | undefined>>;
  /** Whether a filter is set: then a link to clear the filters is shown. */
  isFiltered: boolean;
  children: ReactNode;
};

const fieldsOf = (fields: FiltersProps['keep']): [string, string][] =>
  Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : []));

/** The filters of a list: a form whose fields go into the address. */
export function Filters({ view, keep, isFiltered, children }: FiltersProps) {
  const { t, pagePath } = view;
  const [path = '', query = ''] = pagePath.split('?', 2);
  const address = new URLSearchParams(query);
  const shown = shownBy(pagePath);
  const kept = fieldsOf({ ...keep, ...shown, view: address.get('view') ?? undefined });
  // Without the saved view, so that its filters are cleared, too.
  const cleared = new URLSearchParams(fieldsOf({ ...keep, ...shown, view: 'none' }));
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
            <ButtonLink variant="ghost" href={`${path}?${cleared}`}>
              {t('desk.list.clear')}
            </ButtonLink>
          )}
        </div>
      </form>
    </search>
  );
}
