import type { TariffDetail } from '../../../contract/ops/shop/tariffs.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import { NAMES } from '../../../i18n/languages.ts';
import type { DeskTenantView } from '../view.ts';
import { DraftForm } from './draft-form.tsx';
import { tariffPath } from './tariff-view.ts';

type NamesProps = { view: DeskTenantView; tariff: TariffDetail };

/** The names of options and surcharges in the shop's languages. */
export function NamesForm({ view, tariff }: NamesProps) {
  const { t } = view;
  const mayChange = tariff.actions.includes('change') && view.may('prices.act');
  const locales = [...new Set<Locale>(['en', ...tariff.languages])];
  const textOf = (code: string, locale: Locale) =>
    tariff.names.find((name) => name.code === code && name.locale === locale)?.text ?? '';
  const path = tariffPath(view, tariff.id, { view: 'names' });
  const title = t('desk.tariff.view.names');
  const table = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus to be scrolled by keyboard
    <section className="desk-table desk-tariff" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('desk.tariff.names.code')}</th>
            {locales.map((locale) => (
              <th key={locale} scope="col" lang={locale}>
                {NAMES[locale]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tariff.codes.map((code, row) => (
            <tr key={code}>
              <th scope="row">
                <bdi className="desk-mono">{code}</bdi>
              </th>
              {locales.map((locale, column) => {
                const place = `names.${row * locales.length + column}`;
                const isMissing = locale === 'en' && tariff.unnamed.includes(code);
                if (!mayChange) return <td key={locale}>{textOf(code, locale)}</td>;
                return (
                  <td key={locale}>
                    <input type="hidden" name={`${place}.code`} value={code} />
                    <input type="hidden" name={`${place}.locale`} value={locale} />
                    <input
                      name={`${place}.text`}
                      defaultValue={textOf(code, locale)}
                      aria-label={`${code}: ${NAMES[locale]}`}
                      aria-invalid={isMissing || undefined}
                      maxLength={80}
                      dir="auto"
                      autoComplete="off"
                      className="desk-cell desk-wide"
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
  return (
    <>
      <p className="desk-quiet">{t('desk.tariff.names.text')}</p>
      {mayChange ? (
        <DraftForm view={view} tariff={tariff} path={path}>
          {table}
        </DraftForm>
      ) : (
        table
      )}
    </>
  );
}
