import type { Places } from '../address/places.ts';
import { textLink } from '../ui/text-link.css';
import type { View } from '../view.ts';
import * as css from './account.css';

type CountryLinksProps = { t: View['t']; places: Places; query: string; anchor: string };

/**
 * Links to choose another country without scripts: its districts are only on another page. `query`
 * and `anchor` are those of that page.
 */
export function CountryLinks({ t, places, query, anchor }: CountryLinksProps) {
  const otherCountries = places.countries.filter(({ code }) => code !== places.country);
  if (otherCountries.length === 0) return null;
  return (
    <noscript>
      <p className={css.muted}>
        {t('address.otherCountry')}{' '}
        {otherCountries.map(({ code, name }, index) => (
          <span key={code}>
            {index > 0 && ' · '}
            <a href={`/my/account?${query}&country=${code}#${anchor}`} className={textLink}>
              {name}
            </a>
          </span>
        ))}
      </p>
    </noscript>
  );
}
