import type { DeskTranslate } from '../../../i18n/translator.ts';
import customers from '../customers.css?url';
import stylesheet from '../desk.css?url';

/** The head of a page of the desk: its title, and the stylesheet, which only the desk loads. */
export function DeskHead({ t, title }: { t: DeskTranslate; title: string }) {
  return (
    <>
      <title>{`${title} – ${t('desk.name')}`}</title>
      <meta name="robots" content="noindex" />
      <link rel="stylesheet" href={stylesheet} precedence="desk" />
      <link rel="stylesheet" href={customers} precedence="desk" />
    </>
  );
}
