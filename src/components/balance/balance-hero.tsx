import type { UserAccount } from '../../contract/calls/account.ts';
import { formatCny } from '../../i18n/format.ts';
import { Amount } from '../money/amount.tsx';
import { amountText, convertedText } from '../money/amount-text.ts';
import { moneyToday } from '../money/money-format.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { WalletIcon } from '../ui/icon.tsx';
import { isolated } from '../ui/isolated.tsx';
import { Notice } from '../ui/notice.tsx';
import { Stat } from '../ui/stat.tsx';
import type { View } from '../view.ts';
import * as css from './balance.css';

/** The available balance in large digits, and the amount on hold if there is one. */
export function BalanceHero({ view, account }: { view: View; account: UserAccount }) {
  const { t, locale, tenant } = view;
  return (
    <Card padding="lg">
      <div className={css.hero}>
        <div>
          <div className={css.heroLabel}>{t('balance.available')}</div>
          <Amount money={moneyToday(view)} amount={account.available} size="xl" />
        </div>
        {account.frozen !== '0.00' && (
          <div>
            <Stat
              label={t('balance.frozen')}
              value={formatCny(locale, account.frozen)}
              note={convertedText(locale, account.frozen, tenant.exchangeInfo, tenant.homeCountry)}
            />
            <p className={css.small}>{t('balance.frozenHint')}</p>
          </div>
        )}
        {account.owed && (
          <Notice
            tone="danger"
            title={isolated(t('balance.owed.title', { amount: amountText(locale, account.owed) }))}
          >
            {t('balance.owed.text')}
          </Notice>
        )}
        <div className={css.heroButtons}>
          <ButtonLink variant="primary" size="lg" href="#top-up" icon={<WalletIcon />}>
            {t('topUp.title')}
          </ButtonLink>
          <ButtonLink size="lg" href="/my/balance/withdraw">
            {t('balance.withdraw')}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
