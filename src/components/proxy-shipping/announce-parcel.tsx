import type { Warehouse } from '../../contract/calls/site.ts';
import { cnySign } from '../../i18n/format.ts';
import type { Flash } from '../../site/flash.ts';
import { visuallyHidden } from '../../theme/global.css';
import { CallForm } from '../form/call-form.tsx';
import { type FormState, formState } from '../form/field-errors.ts';
import { shippingText } from '../parcels/shipping-text.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { CountedTextArea } from '../ui/counted-text-area.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Notice } from '../ui/notice.tsx';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { View } from '../view.ts';
import { ANNOUNCE_FIELDS, type AnnouncedLine, type AnnounceField, typedLines } from './announce.ts';
import * as css from './proxy-shipping.css';

type AnnounceParcelProps = {
  view: View;
  flash: Flash | undefined;
  /** The tenant's open warehouses in China, at least one. */
  warehouses: readonly Warehouse[];
  idempotencyKey: string;
};

type State = FormState<AnnounceField>;

/** The form with which a shopper tells the warehouse about a parcel that they bought elsewhere. */
export function AnnounceParcel({ view, flash, warehouses, idempotencyKey }: AnnounceParcelProps) {
  const { t } = view;
  const state = formState(flash, 'announceParcel', ANNOUNCE_FIELDS);
  const [first, ...more] = typedLines(state);
  const typedMore = more.some(({ title, quantity, price }) => title || quantity || price);
  const field = (name: 'domesticCarrier' | 'domesticTrackingNo' | 'note') => ({
    name,
    id: `announce-${name}`,
    defaultValue: state.value(name) ?? '',
    error: state.error(name),
    autoComplete: 'off',
    dir: 'auto',
  });
  return (
    <Card title={t('proxyShipping.announce.title')} id="announce">
      <CallForm
        call="announceParcel"
        next="/my/in-stock-items?tab=coming"
        back="/my/warehouses#announce"
        flash="parcelAnnounced"
        idempotencyKey={idempotencyKey}
        className={css.form}
      >
        {state.message && <Notice tone="danger" title={state.message} live />}
        <p className={css.text}>{shippingText(view, 'proxyShipping.announce.text')}</p>
        <div className={css.fields}>
          <div className={css.bothColumns}>
            <Select
              name="tenantWarehouseId"
              id="announce-warehouse"
              label={t('proxyShipping.announce.warehouse')}
              required
              options={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
              defaultValue={state.value('tenantWarehouseId')}
              error={state.error('tenantWarehouseId')}
            />
          </div>
          <TextInput
            {...field('domesticCarrier')}
            label={t('proxyShipping.announce.carrier')}
            hint={t('proxyShipping.announce.carrierHint')}
            required
            maxLength={40}
          />
          <TextInput
            {...field('domesticTrackingNo')}
            label={t('proxyShipping.announce.trackingNo')}
            hint={t('proxyShipping.announce.trackingNoHint')}
            required
            maxLength={40}
          />
        </div>
        <p className={css.text}>{shippingText(view, 'proxyShipping.announce.contents')}</p>
        {first && <Line view={view} state={state} line={first} index={0} />}
        <Disclosure
          title={t('proxyShipping.announce.more')}
          open={typedMore}
          className={css.lastPart}
        >
          <div className={css.stack}>
            {more.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the form
              <Line key={index} view={view} state={state} line={line} index={index + 1} />
            ))}
          </div>
        </Disclosure>
        <CountedTextArea
          {...field('note')}
          label={t('proxyShipping.announce.note')}
          hint={t('proxyShipping.announce.noteHint')}
          maxLength={200}
          rows={2}
        />
        <div className={css.buttons}>
          <Button type="submit" variant="primary">
            {t('proxyShipping.announce.submit')}
          </Button>
        </div>
      </CallForm>
    </Card>
  );
}

type LineProps = { view: View; state: State; line: AnnouncedLine; index: number };

/** The contents of the parcel: title, number and value of the items. The first line is required. */
function Line({ view: { t, locale }, state, line, index }: LineProps) {
  const field = (name: keyof AnnouncedLine) => ({
    name: `items.${index}.${name}`,
    id: `announce-${index}-${name}`,
    label: t(`proxyShipping.announce.line.${name}`),
    defaultValue: line[name],
    error: state.error(`items.${index}.${name}`),
    autoComplete: 'off',
  });
  const title = field('title');
  return (
    <fieldset className={css.parcelLine}>
      <legend className={visuallyHidden}>
        {t('proxyShipping.announce.line', { number: index + 1 })}
      </legend>
      <div className={css.lineTitle}>
        <TextInput
          {...title}
          error={title.error ?? (index === 0 ? state.error('items') : undefined)}
          required={index === 0}
          maxLength={100}
          dir="auto"
        />
      </div>
      <TextInput {...field('quantity')} inputMode="numeric" placeholder="1" />
      <TextInput
        {...field('price')}
        inputMode="decimal"
        leading={cnySign(locale)}
        required={index === 0}
      />
    </fieldset>
  );
}
