import type { QuotedOption, TariffDetail } from '../../../contract/ops/shop/tariffs.ts';
import { GOODS_CLASSES } from '../../../contract/values/goods/product-kinds.ts';
import { formatCny } from '../../../i18n/format.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';
import { tariffPath } from './tariff-view.ts';

const NUMBERS = ['weight', 'length', 'width', 'height'] as const;
/** The fields of the contract's query, by the fields of the page. */
const FIELDS = {
  country: 'country',
  postCode: 'postCode',
  weight: 'weightG',
  length: 'lengthMm',
  width: 'widthMm',
  height: 'heightMm',
  goods: 'goodsClass',
  value: 'declaredValue',
} as const;

/** The fields for a test parcel in a page's query; undefined if the query has none. */
export function testQuestion(query: URLSearchParams): Record<string, string> | undefined {
  if (!query.get('weight') || !query.get('country')) return undefined;
  const typedFields = Object.entries(FIELDS).map(([field, name]) => [name, query.get(field) ?? '']);
  const ticked = ['insured', 'extras'].map((field) => [field, query.has(field) ? 'true' : '']);
  return Object.fromEntries([...typedFields, ...ticked].filter(([, text]) => text !== ''));
}

type TestProps = {
  view: DeskTenantView;
  tariff: TariffDetail;
  query: URLSearchParams;
  quoted: readonly QuotedOption[] | undefined;
  /** Why the question could not be answered. */
  mistake: string | undefined;
};

/** The form for a parcel to try a version with, and the cost of the parcel by each option, line by line. */
export function TestParcel({ view, tariff, query, quoted, mistake }: TestProps) {
  const { t } = view;
  const typed = (field: string) => query.get(field) ?? '';
  return (
    <section className="desk-card desk-stack" aria-labelledby="tariff-test">
      <h2 id="tariff-test">{t('desk.tariff.test')}</h2>
      <form action={tariffPath(view, tariff.id)} className="desk-tariff-test">
        {['view', 'option', 'page'].map((field) =>
          typed(field) ? (
            <input key={field} type="hidden" name={field} value={typed(field)} />
          ) : null,
        )}
        <TextInput
          name="country"
          label={t('desk.tariff.test.country')}
          required
          maxLength={2}
          defaultValue={typed('country') || countryOf(tariff)}
        />
        <TextInput
          name="postCode"
          label={t('desk.tariff.test.postCode')}
          maxLength={20}
          defaultValue={typed('postCode')}
        />
        {NUMBERS.map((field) => (
          <TextInput
            key={field}
            name={field}
            label={t(`desk.tariff.test.${field}`)}
            inputMode="numeric"
            pattern="[0-9]*"
            required={field === 'weight'}
            defaultValue={typed(field)}
          />
        ))}
        <Select
          name="goods"
          label={t('desk.tariff.test.goods')}
          defaultValue={typed('goods') || 'NORMAL'}
          options={GOODS_CLASSES.map((value) => ({
            value,
            label: translateKey(t, `goodsClass.${value}`),
          }))}
        />
        <TextInput
          name="value"
          label={t('desk.tariff.test.value')}
          inputMode="decimal"
          defaultValue={typed('value')}
        />
        <Checkbox
          name="insured"
          label={t('desk.tariff.test.insured')}
          defaultChecked={query.has('insured')}
        />
        <Checkbox
          name="extras"
          label={t('desk.tariff.test.extras')}
          defaultChecked={query.has('extras')}
        />
        <Button type="submit">{t('desk.tariff.test.ask')}</Button>
      </form>
      {tariff.state === 'DRAFT' && <p className="desk-quiet">{t('desk.tariff.test.saved')}</p>}
      {mistake && (
        <p className="desk-wrong" role="alert">
          {mistake}
        </p>
      )}
      {quoted?.length === 0 && <p>{t('desk.tariff.test.nothing')}</p>}
      {quoted?.map((option) => (
        <QuotedCard key={option.code} view={view} option={option} />
      ))}
    </section>
  );
}

/** The country that is chosen at first: one that the version serves. */
const countryOf = ({ table }: TariffDetail): string =>
  table.flatMap(({ countries = '' }) => countries.match(/\b[a-z]{2}\b/) ?? [])[0] ?? '';

type Answer = QuotedOption['here'];

/** The price of one option, by this version and by the one that applies now. */
function QuotedCard({ view, option }: { view: DeskTenantView; option: QuotedOption }) {
  const { t, locale } = view;
  const { code, name, here, published } = option;
  const labels = [
    ...new Set(
      [here, published].flatMap((answer) => answer?.bill?.lines ?? []).map((line) => line.label),
    ),
  ];
  const amountOf = (answer: Answer, label: string) => {
    const lines = answer?.bill?.lines.filter((line) => line.label === label) ?? [];
    return lines.map(({ amount }) => formatCny(locale, amount)).join(' + ') || '–';
  };
  const totalOf = (answer: Answer) => {
    if (!answer) return t('desk.tariff.test.not');
    if (answer.refused) return t(`desk.tariff.refused.${answer.refused}`);
    return answer.bill ? formatCny(locale, answer.bill.total) : '–';
  };
  return (
    <div className="desk-table desk-quoted" data-option={code}>
      <table>
        <caption>
          <strong>
            <bdi>{name}</bdi>
          </strong>{' '}
          <bdi className="desk-mono">{code}</bdi>
          {here && <> · {t('desk.tariff.rowNo', { row: here.row + 1 })}</>}
          {here?.bill && (
            <small>
              {t('desk.tariff.test.billed', {
                billed: here.bill.billedG,
                actual: here.bill.actualG,
                volumetric: here.bill.volumetricG,
              })}
            </small>
          )}
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="col" className="desk-number">
              {t('desk.tariff.test.here')}
            </th>
            <th scope="col" className="desk-number">
              {t('desk.tariff.test.now')}
            </th>
          </tr>
        </thead>
        <tbody>
          {labels.map((label) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="desk-number">{amountOf(here, label)}</td>
              <td className="desk-number">{amountOf(published, label)}</td>
            </tr>
          ))}
          <tr className="desk-total">
            <th scope="row">{t('desk.tariff.total')}</th>
            <td className="desk-number" data-total="here">
              {totalOf(here)}
            </td>
            <td className="desk-number" data-total="published">
              {totalOf(published)}
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
