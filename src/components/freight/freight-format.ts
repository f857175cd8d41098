import type { View } from '../view.ts';
import type { FreightFormat } from './freight-rows.ts';

/** How freight is written in the reader's language, for the server and the browser alike. */
export function freightFormat({ tenant, locale, t }: View): FreightFormat {
  const weight = '{weight}';
  return {
    locale,
    exchange: tenant.exchangeInfo,
    texts: {
      days: t('estimate.days', { min: '{min}', max: '{max}' }),
      oneDay: t('estimate.oneDay'),
      exactDays: t('estimate.exactDays', { days: '{days}' }),
      billed: t('estimate.billed', { weight }),
      billedByVolume: t('estimate.billedByVolume', { weight }),
      firstWeight: t('estimate.firstWeight', { first: '{first}' }),
      furtherWeight: t('estimate.furtherWeight', {
        first: '{first}',
        steps: '{steps}',
        step: '{step}',
      }),
      upTo: t('estimate.upTo', { weight }),
      atLeast: t('estimate.atLeast', { weight }),
      tracked: t('estimate.tracked'),
      insurable: t('estimate.insurable'),
      pickup: t('estimate.pickup'),
    },
  };
}
