import type { TransitQuote } from '../../../contract/calls/transit.ts';
import { Link } from '../../../framework/link.tsx';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { amountText } from '../../money/amount-text.ts';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { CountedTextArea } from '../../ui/counted-text-area.tsx';
import { textLink } from '../../ui/text-link.css';
import type { View } from '../../view.ts';
import { TransitParcels } from '../transit-parcels.tsx';
import { DestinationChoice } from './destination-choice.tsx';
import { InsuranceChoice } from './insurance-choice.tsx';
import * as css from './new-transit.css';
import { type NewTransitFormProps, newTransitHref, TRANSIT_FIELDS } from './new-transit.ts';
import { OptionChoice } from './option-choice.tsx';
import { Requote } from './requote.tsx';
import { Step } from './step.tsx';
import { TransitSummary } from './transit-summary.tsx';

/** A new shipment on one page: parcels, destination, freight option, insurance and the sum. */
export function NewTransitForm(props: NewTransitFormProps) {
  const { view, flash, draft, parcels, quote, idempotencyKey } = props;
  const { t } = view;
  const state = formState(flash, 'createTransitOrder', TRANSIT_FIELDS);
  return (
    <CallForm
      call="createTransitOrder"
      next="/my/transit/{orderNo}"
      back={newTransitHref(draft)}
      flash={quote.chargeMode === 'PREPAID_ESTIMATE' ? 'transitPlaced' : 'transitCreated'}
      idempotencyKey={idempotencyKey}
    >
      <Requote className={css.page}>
        {/* Enter presses the first button of a form: this one recalculates the price. */}
        <button type="submit" formMethod="get" formAction="/my/transit/new" hidden tabIndex={-1}>
          {t('transit.new.requote')}
        </button>
        <div className={css.column}>
          <FormMessage form={state} />
          <Card
            title={<Step number={1}>{t('transit.parcels', { count: parcels.length })}</Step>}
            aside={
              <Link href="/my/in-stock-items" className={textLink}>
                {t('transit.new.otherParcels')}
              </Link>
            }
          >
            <TransitParcels
              view={view}
              parcels={parcels}
              withoutHref={({ id }) =>
                newTransitHref({
                  ...draft,
                  purchaseParcelIds: draft.purchaseParcelIds.filter((other) => other !== id),
                })
              }
            />
            {parcels.map(({ id }) => (
              <input key={id} type="hidden" name="purchaseParcelIds" value={id} />
            ))}
          </Card>
          <DestinationChoice {...props} state={state} />
          <OptionChoice {...props} state={state} />
          <InsuranceChoice {...props} state={state} />
          <Card title={<Step number={5}>{t('transit.new.note')}</Step>}>
            <ExtrasChoice {...props} />
            {quote.reinforcedPackingOffered && (
              <PackingChoice view={view} draft={draft} quote={quote} />
            )}
            <CountedTextArea
              name="message"
              label={t('transit.new.noteLabel')}
              labelHidden
              placeholder={t('transit.new.noteLabel')}
              defaultValue={draft.message}
              error={state.error('message')}
              maxLength={500}
              rows={3}
            />
          </Card>
        </div>
        <aside className={css.summaryColumn}>
          <TransitSummary {...props} />
          <WhatNext view={view} chargeMode={quote.chargeMode} />
        </aside>
      </Requote>
    </CallForm>
  );
}

/** The extra services of the chosen option. */
function ExtrasChoice({
  view: { t },
  draft,
  quote,
  optionCode,
}: Pick<NewTransitFormProps, 'view' | 'draft' | 'quote' | 'optionCode'>) {
  const { extras = [] } = quote.options.find(({ code }) => code === optionCode) ?? {};
  if (extras.length === 0) return null;
  return (
    <fieldset>
      <legend>{t('transit.new.extras')}</legend>
      {extras.map(({ code, name }) => (
        <Checkbox
          key={code}
          name="extras"
          value={code}
          label={name}
          defaultChecked={draft.extras.includes(code)}
        />
      ))}
    </fieldset>
  );
}

/** Whether the box is packed for fragile things. */
function PackingChoice({
  view: { t, locale },
  draft,
  quote: { reinforcedPackingFee },
}: Pick<NewTransitFormProps, 'view' | 'draft' | 'quote'>) {
  const isFree = Number(reinforcedPackingFee) === 0;
  return (
    <Checkbox
      name="packing"
      value="REINFORCED"
      label={t('freight.surcharge.REINFORCED_PACKING')}
      hint={t('transit.new.packingHint', {
        fee: isFree ? 'none' : amountText(locale, reinforcedPackingFee),
      })}
      defaultChecked={draft.packing === 'REINFORCED'}
    />
  );
}

/** Says when the shopper pays. */
function WhatNext({
  view: { t },
  chargeMode,
}: {
  view: View;
  chargeMode: TransitQuote['chargeMode'];
}) {
  const steps =
    chargeMode === 'PREPAID_ESTIMATE'
      ? [t('transit.new.prepaid.pay'), t('transit.new.prepaid.pack'), t('transit.new.after.ship')]
      : [t('transit.new.after.pack'), t('transit.new.after.pay'), t('transit.new.after.ship')];
  return (
    <Card title={t('paymentDone.next')}>
      <ol className={css.nextSteps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Card>
  );
}
