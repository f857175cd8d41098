'use client';
import { Link } from '../../framework/link.tsx';
import * as css from './door-example.css';

type CountryLinksProps = {
  /** Names of countries by code. */
  readonly names: Readonly<Record<string, string>>;
  readonly chosen: string;
};

/** Links to the home page with the estimate for another country. */
export function CountryLinks({ names, chosen }: CountryLinksProps) {
  return (
    <ul className={css.countries}>
      {Object.entries(names).map(([code, name]) => (
        <li key={code}>
          <Link
            href={`/?country=${code}`}
            scroll={false}
            aria-current={code === chosen || undefined}
            className={css.country}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
