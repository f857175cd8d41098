import type { SavedView } from '../../../contract/ops/desk/saved-views.ts';
import type { OwnRole } from '../../../contract/ops/people/roles.ts';
import type { Density } from '../../../contract/values/desk/list-display.ts';
import type { List } from '../../../contract/values/desk/lists.ts';
import type { DeskTenantView } from '../view.ts';
import { ColumnChooser } from './column-chooser.tsx';
import type { Column } from './desk-table.tsx';
import { ViewActs, ViewTabs } from './saved-views.tsx';

/** A list as its address says (src/server/request/desk-list.ts). */
export type OpenedList = {
  list: List;
  columns: readonly string[];
  density: Density;
  views: readonly SavedView[];
  roles: readonly Pick<OwnRole, 'id' | 'name'>[];
};

type ToolsProps = {
  view: DeskTenantView;
  opened: OpenedList;
  /** All columns that the person may see, with their labels. */
  columns: readonly Pick<Column<never>, 'key' | 'label'>[];
};

/** The tools above a list: tabs for its saved views, the forms for views, and the form for its columns. */
export function ListTools({ view, opened, columns }: ToolsProps) {
  return (
    <div className="desk-tools" data-density={opened.density}>
      <ViewTabs view={view} opened={opened} />
      <div className="desk-row">
        <ViewActs view={view} opened={opened} />
        {/* The button that ticks the page, from the script of the ticks. */}
        <span id="tick-page" className="desk-tick-page" />
        <ColumnChooser view={view} list={opened.list} chosen={opened.columns} columns={columns} />
      </div>
    </div>
  );
}

/** The columns that are shown, in their order. Those that the person may not see are left out. */
export const arranged = <C extends { key: string }>(
  columns: readonly C[],
  { columns: chosen }: Pick<OpenedList, 'columns'>,
): C[] => chosen.flatMap((key) => columns.find((column) => column.key === key) ?? []);
