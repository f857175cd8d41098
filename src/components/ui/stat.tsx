import type { ReactNode } from 'react';
import * as css from './stat.css';

type StatProps = {
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly note?: ReactNode;
};

/** One important number with its label. */
export function Stat({ label, value, note }: StatProps) {
  return (
    <div className={css.stat}>
      <span className={css.label}>{label}</span>
      <span className={css.value}>
        <bdi>{value}</bdi>
      </span>
      {note && (
        <span className={css.note}>
          <bdi>{note}</bdi>
        </span>
      )}
    </div>
  );
}
