import * as css from './footer.css';

type CopyValueProps = {
  readonly value: string;
  /** What kind of contact it is, before the value. */
  readonly kind?: string;
  /** Where it leads without a script, and on a phone: `tel:`. */
  readonly href?: string;
};

/** A phone number or an account; a click copies it (`footer-view.tsx`). Without a script it is text to select. */
export function CopyValue({ value, kind, href }: CopyValueProps) {
  const look = { className: css.entry, 'data-press': 'copy', 'data-value': value };
  const words = (
    <>
      {kind && <span className={css.kind}>{kind}</span>}
      <bdi>{value}</bdi>
    </>
  );
  return href ? (
    <a {...look} href={href}>
      {words}
    </a>
  ) : (
    <button {...look} type="button">
      {words}
    </button>
  );
}
