import { formatCurrency } from '../../../i18n/format.ts';
import { isolate } from '../../../i18n/isolate.ts';
import { amountText } from '../../money/amount-text.ts';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { isolated } from '../../ui/isolated.tsx';
import { textLink } from '../../ui/text-link.css';
import type { View } from '../../view.ts';
import * as css from '../balance.css';
import * as depositCss from './deposit.css';
import type { DepositPageProps } from './deposit.ts';
import { ProofForm } from './deposit-forms.tsx';

/** A transfer that is being checked, and its proof, which can still be replaced. */
export function DepositReview(props: DepositPageProps & { pagePath: string }) {
  const { view, flash, deposit, pagePath } = props;
  const { t, locale, tenant } = view;
  const transfer = formatCurrency(
    locale,
    deposit.payAmount,
    deposit.payCurrency,
    tenant.homeCountry,
  );
  const failed = flash?.kind === 'error' && flash.form === 'submitCertificate';
  return (
    <Card>
      <div className={css.stack}>
        <p>
          {isolated(
            t('deposit.review', {
              amount: amountText(locale, deposit.amount),
              transfer: isolate(transfer),
            }),
          )}
        </p>
        {deposit.reference && (
          <p className={css.muted}>
            {isolated(t('deposit.said', { reference: isolate(deposit.reference) }))}
          </p>
        )}
        {deposit.certificate && <Proof t={t} path={deposit.certificate} />}
        {deposit.takesProof && (
          <Disclosure
            className={depositCss.more}
            open={failed}
            title={t(deposit.certificate ? 'deposit.proofAgain' : 'deposit.proofAdd')}
          >
            <ProofForm t={t} flash={flash} deposit={deposit} pagePath={pagePath} />
          </Disclosure>
        )}
      </div>
    </Card>
  );
}

function Proof({ t, path }: { t: View['t']; path: string }) {
  const isPicture = !path.endsWith('.pdf');
  return (
    <a href={path} target="_blank" rel="noopener" className={isPicture ? undefined : textLink}>
      {isPicture ? (
        <img src={path} alt={t('deposit.proofAlt')} className={depositCss.preview} />
      ) : (
        t('deposit.proofOpen')
      )}
    </a>
  );
}
