import type { DeskTranslate } from '../../../i18n/translator.ts';
import acts from '../acts.css?url';
import customers from '../customers.css?url';
import stylesheet from '../desk.css?url';
import forms from '../form.css?url';
import lists from '../list/list.css?url';
import tools from '../list/list-tools.css?url';
import tables from '../list/table.css?url';
import people from '../people/people.css?url';
import plot from '../plot.css?url';
import shop from '../shop/shop.css?url';
import work from '../work/work.css?url';
import shell from './shell.css?url';

/** The stylesheets in their order of precedence: later ones win. */
const STYLESHEETS = [
  stylesheet,
  forms,
  acts,
  shell,
  work,
  lists,
  tables,
  tools,
  people,
  customers,
  shop,
  plot,
];

/** The head of a page of the desk: its title, and the stylesheets, which only the desk loads. */
export function DeskHead({ t, title }: { t: DeskTranslate; title: string }) {
  return (
    <>
      <title>{`${title} – ${t('desk.name')}`}</title>
      <meta name="robots" content="noindex" />
      {STYLESHEETS.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="desk" />
      ))}
    </>
  );
}
