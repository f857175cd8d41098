import type { GoodsService } from '../../contract/calls/services.ts';
import { formatCny } from '../../i18n/format.ts';
import { Card } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import type { View } from '../view.ts';
import * as css from './checkout.css';

/** The value of the field of a service: its code, and the price that the shopper sees. */
export const serviceValue = ({ code, amount }: GoodsService): string => `${code} ${amount}`;

type ServicesChoiceProps = {
  view: View;
  services: readonly GoodsService[];
  chosen: readonly string[];
  error: string | undefined;
};

/** The choice of services for the goods, which are paid with the order. */
export function ServicesChoice({ view, services, chosen, error }: ServicesChoiceProps) {
  const { t, locale } = view;
  return (
    <Card title={t('transit.new.extras')}>
      <div className={css.services}>
        <p className={css.rate}>{t('checkout.services')}</p>
        {services.map((service) => (
          <div key={service.code} className={css.service}>
            <Checkbox
              name="services"
              value={serviceValue(service)}
              label={service.name}
              defaultChecked={chosen.includes(serviceValue(service))}
              error={error}
            />
            <bdi className={css.price}>{formatCny(locale, service.amount)}</bdi>
          </div>
        ))}
      </div>
    </Card>
  );
}
