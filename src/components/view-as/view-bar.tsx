import { END_VIEW_PATH, type ShopView } from '../../site/view-as.ts';
import stylesheet from './view-bar.css?url';

/** The bar above each page of the shop that a member of the staff sees as a shopper. It says so, and until when. */
export function ViewBar({ view: { title, text, end } }: { view: ShopView }) {
  return (
    <aside className="view-bar" aria-label={title}>
      <link rel="stylesheet" href={stylesheet} precedence="view" />
      <span dir="auto">{text}</span>
      <form action={END_VIEW_PATH}>
        <button type="submit">{end}</button>
      </form>
    </aside>
  );
}
