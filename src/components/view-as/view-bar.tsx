import { END_VIEW_PATH, type ShopView } from '../../site/view-as.ts';
import stylesheet from './view-bar.css?url';

/** Says above each page of the shop that somebody of the staff sees it as a shopper, and until when. */
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
