import { Button, type ButtonStyle } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { DeskTenantView } from '../view.ts';

type WalkProps = {
  view: DeskTenantView;
  /** The link back if the page was not opened from a list. */
  back?: { href: string; label: string };
};

/** Links back to the list from which an object was opened, and to the objects before and after it there. */
export function Walk({ view: { t, neighbours }, back }: WalkProps) {
  if (!neighbours) {
    return back ? (
      <a href={back.href} className="desk-nav-link">
        ← {back.label}
      </a>
    ) : null;
  }
  const { list, previous, next } = neighbours;
  return (
    <nav className="desk-row" aria-label={t('desk.walk.label')}>
      <a href={list} className="desk-nav-link">
        ← {t('desk.walk.list')}
      </a>
      {previous && (
        <a href={previous} className="desk-nav-link" rel="prev" data-walk="previous">
          {t('desk.walk.previous')}
        </a>
      )}
      {next && (
        <a href={next} className="desk-nav-link" rel="next" data-walk="next">
          {t('desk.walk.next')}
        </a>
      )}
    </nav>
  );
}

type AndNextProps = { view: DeskTenantView; label: string } & Pick<ButtonStyle, 'variant'>;

/**
 * A second button for the form of an act. After the act it leads to the next object, or after the last one to the
 * list. The form must have no field `_next` before the button: the server takes the first.
 */
export function AndNext({ view: { t, neighbours }, label, variant }: AndNextProps) {
  if (!neighbours) return null;
  const { next, list } = neighbours;
  return (
    <Button
      type="submit"
      name="_next"
      value={next ?? list.split('#', 1)[0]}
      {...(variant && { variant })}
      data-and-next=""
    >
      {t(next ? 'desk.walk.actAndNext' : 'desk.walk.actAndList', { act: label })}
    </Button>
  );
}

/** `AndNext` as a tick box, for forms in which the button decides between acts. */
export function ThenNext({ view: { t, neighbours } }: { view: DeskTenantView }) {
  if (!neighbours) return null;
  const { next, list } = neighbours;
  return (
    <Checkbox
      name="_next"
      value={next ?? list.split('#', 1)[0]}
      label={t(next ? 'desk.walk.thenNext' : 'desk.walk.thenList')}
    />
  );
}
