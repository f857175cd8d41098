import * as css from './new-transit.css';

/** The title of a step of the form, with its number. */
export function Step({ number, children }: { number: number; children: string }) {
  return (
    <span className={css.step}>
      <span className={css.stepNumber}>{number}</span>
      {children}
    </span>
  );
}
