import type { WithdrawalTerms } from '../../../contract/calls/withdrawals.ts';
import { translateKey } from '../../../i18n/translator.ts';
import type { View } from '../../view.ts';
import * as css from '../balance.css';

type PayoutChannelsProps = { t: View['t']; terms: WithdrawalTerms };

/** Lists the tenant's channels: those to which the shopper can withdraw, and the others with the reason why not. */
export function PayoutChannels({ t, terms: { channels, otherChannels } }: PayoutChannelsProps) {
  const lines = [
    ...channels.map(({ id, name }) => ({ id, name, text: t('withdraw.channel.yes') })),
    ...otherChannels.map(({ id, name, obstacle }) => ({
      id,
      name,
      text: translateKey(t, `withdraw.channel.${obstacle}`),
    })),
  ];
  return (
    <ul>
      {lines.map(({ id, name, text }) => (
        <li key={id} className={css.listItem}>
          <span className={css.named}>{name}</span>
          <span className={css.wholeLine}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
