import type { GoodsService, ServiceRequest } from '../../contract/calls/services.ts';
import { formatCny } from '../../i18n/format.ts';
import { translateKey } from '../../i18n/translator.ts';
import type { Flash } from '../../site/flash.ts';
import { CallForm } from '../form/call-form.tsx';
import { formState } from '../form/field-errors.ts';
import { FormMessage } from '../form/form-message.tsx';
import { amountText } from '../money/amount-text.ts';
import { ParcelPhotos } from '../parcels/parcel-photos.tsx';
import * as layout from '../shell/page-layout.css';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { PinInput } from '../ui/pin-input.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { View } from '../view.ts';
import * as css from './services.css';

type ServicesProps = {
  view: View;
  flash: Flash | undefined;
  call: 'askParcelService' | 'askOrderService';
  /** The number of the parcel or order. */
  number: string;
  /** The path of the page that shows the parcel or order. */
  pagePath: string;
  services?: GoodsService[] | undefined;
  requests?: ServiceRequest[] | undefined;
  newIdempotencyKey: () => string;
};

/** The services that a shopper requested, and those that can be requested now. Renders nothing if there are none. */
export function ServicesCard(props: ServicesProps) {
  const { view, services = [], requests = [] } = props;
  if (services.length + requests.length === 0) return null;
  return (
    <Card title={view.t('transit.new.extras')} id="services">
      <div className={layout.column}>
        {requests.map((request) => (
          <Asked key={request.id} view={view} request={request} />
        ))}
        {services.map((service) => (
          <Offered
            key={service.code}
            {...props}
            service={service}
            isDone={requests.some(({ code, state }) => code === service.code && state === 'DONE')}
          />
        ))}
      </div>
    </Card>
  );
}

/** A paid service, with the reply of the warehouse. */
function Asked({ view, request }: { view: View; request: ServiceRequest }) {
  const { t, locale } = view;
  const { state, name, amount, note, result, photos, requestNo } = request;
  const event = state === 'WAITING' ? 'SERVICE_ASKED' : `SERVICE_${state}`;
  return (
    <section aria-label={name}>
      <p>
        <strong>{name}</strong> · <bdi>{formatCny(locale, amount)}</bdi>
      </p>
      <p>{translateKey(t, `parcel.event.${event}`)}</p>
      {[note, result].filter(Boolean).map((words) => (
        <p key={words}>
          <bdi>{words}</bdi>
        </p>
      ))}
      {photos.length > 0 && (
        <ParcelPhotos view={view} parcel={{ parcelNo: requestNo, qcPhotos: photos }} />
      )}
    </section>
  );
}

/**
 * A service with its price. It opens the form that requests the service and pays for it. One that was done
 * can be ordered again, for example for more photos, and says so.
 */
function Offered(props: ServicesProps & { service: GoodsService; isDone: boolean }) {
  const { view, flash, call, number, pagePath, service, isDone, newIdempotencyKey } = props;
  const { t, locale } = view;
  const { code, name, amount } = service;
  const state = formState(flash, call, ['note', 'payPassword']);
  const isRefused = state.refused && state.value('code') === code;
  const price = amountText(locale, amount);
  return (
    <Disclosure
      id={`service-${code}`}
      open={isRefused}
      title={
        <span className={css.offer}>
          <span>
            {name} · <bdi>{formatCny(locale, amount)}</bdi>
          </span>
          {isDone && <span className={css.again}>{t('order.serviceAgain')}</span>}
        </span>
      }
    >
      <CallForm
        call={call}
        params={{ id: number }}
        next={`${pagePath}#services`}
        back={`${pagePath}#services`}
        idempotencyKey={newIdempotencyKey()}
        className={layout.column}
      >
        {isRefused && <FormMessage form={state} />}
        <input type="hidden" name="code" value={code} />
        <input type="hidden" name="amount" value={amount} />
        <TextInput
          id={`note-${code}`}
          name="note"
          label={t('parcel.note')}
          maxLength={300}
          defaultValue={isRefused ? state.value('note') : ''}
          error={isRefused ? state.error('note') : undefined}
        />
        <PinInput
          id={`pin-${code}`}
          name="payPassword"
          label={t('payment.payPassword')}
          error={isRefused ? state.error('payPassword') : undefined}
          secret
          required
        />
        <Button type="submit" variant="primary">
          {t('payment.pay', { amount: price })}
        </Button>
      </CallForm>
    </Disclosure>
  );
}
