import { billTexts } from '../../../i18n/freight-texts.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { countryText } from '../../address/country.ts';
import { BillLines } from '../../freight/freight-bill.tsx';
import { Facts } from '../../freight/freight-options.tsx';
import { type FreightRow, freightFormat, freightRows } from '../../freight/freight-rows.ts';
import { ruleText, ruleTitle } from '../../goods/rule-texts.ts';
import { amountText } from '../../money/amount-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Price } from '../../ui/price.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { numeric } from '../../ui/table.css';
import { Table } from '../../ui/table.tsx';
import * as css from './new-transit.css';
import type { NewTransitFormProps, TransitState } from './new-transit.ts';
import { Step } from './step.tsx';

type OptionChoiceProps = Pick<
  NewTransitFormProps,
  'view' | 'draft' | 'quote' | 'optionCode' | 'countries' | 'country'
> & { state: TransitState };

const COLUMNS = 6;

/** All freight options to a country: days, weights, price, and how it is calculated. */
export function OptionChoice(props: OptionChoiceProps) {
  const { view, draft, quote, country, countries, state } = props;
  const { t, locale } = view;
  const rows = freightRows(quote.options, freightFormat(view));
  const error = state.error('transitOptionName');
  const countryName = countryText(locale, countries, country);
  const isAvailable = ({ code }: FreightRow) =>
    !draft.selfPickup || quote.options.some((option) => option.code === code && option.selfPickup);
  return (
    <Card title={<Step number={3}>{t('transit.new.how')}</Step>} className={css.options}>
      <div className={css.part}>
        {error && (
          <Notice tone="danger" live>
            {error}
          </Notice>
        )}
        {quote.goodsRules?.map((rule) => (
          <Notice key={rule.id} tone="warning" title={<bdi>{ruleTitle(view, rule)}</bdi>}>
            <bdi>{ruleText(view, rule)}</bdi>
          </Notice>
        ))}
        {!props.optionCode && (
          <Notice tone="warning">
            {t(draft.selfPickup ? 'transit.new.noPickup' : 'transit.new.noWay', {
              country: countryName,
            })}
          </Notice>
        )}
        {(rows.length > 0 || quote.refused.length > 0) && (
          <Table caption={t('transit.new.ways', { country: countryName })} className={css.frame}>
            <thead className={css.columns}>
              <tr>
                <th scope="col">{t('transit.new.option')}</th>
                <th scope="col" className={numeric}>
                  {t('transit.new.days')}
                </th>
                <th scope="col" className={numeric}>
                  {t('estimate.actual')}
                </th>
                <th scope="col" className={numeric}>
                  {t('estimate.volumetric')}
                </th>
                <th scope="col" className={numeric}>
                  {t('transit.new.billed')}
                </th>
                <th scope="col" className={numeric}>
                  {t('transit.new.price')}
                </th>
              </tr>
            </thead>
            {rows.map((row) => (
              <Option
                // Another destination has other options, so the choice starts again.
                key={`${draft.selfPickup} ${country} ${row.code}`}
                view={view}
                row={row}
                isAvailable={isAvailable(row)}
                isChosen={row.code === props.optionCode}
              />
            ))}
            {quote.refused.length > 0 && (
              <tbody>
                {quote.refused.map(({ code, name, reason }) => (
                  <tr key={code} className={css.refused}>
                    <th scope="row">{name}</th>
                    <td colSpan={COLUMNS - 1}>{translateKey(t, `transit.refused.${reason}`)}</td>
                  </tr>
                ))}
              </tbody>
            )}
          </Table>
        )}
        <p className={css.muted}>{t('transit.new.quoteHint')}</p>
        <LocalExpress {...props} />
      </div>
    </Card>
  );
}

type OptionProps = { view: View; row: FreightRow; isAvailable: boolean; isChosen: boolean };
type View = NewTransitFormProps['view'];

function Option({ view: { t }, row, isAvailable, isChosen }: OptionProps) {
  return (
    <tbody className={isAvailable ? css.option : css.unavailable}>
      <tr className={css.firstRow}>
        <th scope="row" className={css.name}>
          <label className={css.pick}>
            <input
              type="radio"
              name="transitOptionName"
              value={row.code}
              className={css.radio}
              defaultChecked={isChosen}
              disabled={!isAvailable}
              required
            />
            <span className={css.title}>
              {row.name}
              {row.cheapest && <Badge tone="success">{t('estimate.cheapest')}</Badge>}
              {row.fastest && <Badge tone="info">{t('estimate.fastest')}</Badge>}
            </span>
          </label>
          {!isAvailable && <span className={css.muted}>{t('transit.new.noPickupHere')}</span>}
        </th>
        <Cell label={t('transit.new.days')}>{row.days}</Cell>
        <Cell label={t('estimate.actual')}>{row.actual}</Cell>
        <Cell label={t('estimate.volumetric')}>{row.volumetric}</Cell>
        <Cell label={t('transit.new.billed')} strong>
          {row.billed}
        </Cell>
        <td className={css.price}>
          <Price main={row.total} secondary={row.converted} className={css.amounts} />
        </td>
      </tr>
      <tr className={css.secondRow}>
        <td colSpan={COLUMNS}>
          <details className={css.details}>
            <summary className={css.summary}>{t('transit.new.breakdown')}</summary>
            <div className={css.breakdown}>
              <BillLines bill={row} texts={billTexts(t)} withTotal />
              <Facts facts={row.facts} />
            </div>
          </details>
        </td>
      </tr>
    </tbody>
  );
}

/** A number of the option. In a card, without column heads, its label is shown above it. */
function Cell({ label, strong, children }: { label: string; strong?: boolean; children: string }) {
  return (
    <td className={css.figure}>
      <span className={css.figureLabel}>{label}</span>
      <bdi className={strong ? css.strong : undefined}>{children}</bdi>
    </td>
  );
}

/**
 * The choice of the local express from the tenant's warehouse abroad. Renders nothing if there is nothing to choose.
 */
function LocalExpress({ view, draft, quote, optionCode, state }: OptionChoiceProps) {
  const { t, locale } = view;
  const option = quote.options.find(({ code }) => code === optionCode);
  if (draft.selfPickup || !option || option.localExpressCompanies.length === 0) return null;
  const { localExpressCompanies: companies, localExpressAmounts: amounts = {} } = option;
  const error = state.error('localExpressCompanyName');
  return (
    <RadioGroup
      key={option.code}
      name="localExpressCompanyName"
      legend={t('transit.new.express')}
      options={[
        { value: '', label: t('transit.new.expressIncluded') },
        ...companies.map((company) => {
          const amount = amounts[company];
          return {
            value: company,
            label: <bdi>{company}</bdi>,
            hint: amount && t('transit.new.expressAmount', { amount: amountText(locale, amount) }),
          };
        }),
      ]}
      defaultValue={companies.find((name) => name === draft.localExpressCompanyName) ?? ''}
      {...(error && { error })}
    />
  );
}
