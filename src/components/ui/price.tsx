import { cx } from './cx.ts';
import * as css from './price.css';

type PriceProps = {
  /** Formatted, in yuan: "¥12.00". */
  readonly main: string;
  /** Formatted, in the tenant's currency: "≈ ₭ 36,000". */
  readonly secondary?: string | undefined;
  /** A former, higher price. */
  readonly former?: string;
  readonly size?: keyof typeof css.main;
  readonly className?: string;
};

/**
 * A price with its converted amount. Each amount is in a `bdi`, so that right-to-left text around it
 * does not reorder its parts.
 */
export function Price({ main, secondary, former, size = 'md', className }: PriceProps) {
  return (
    <span className={cx(css.price, className)}>
      <bdi className={css.main[size]}>{main}</bdi>
      {former && (
        <s className={css.former}>
          <bdi>{former}</bdi>
        </s>
      )}
      {secondary && <bdi className={css.secondary}>{secondary}</bdi>}
    </span>
  );
}
