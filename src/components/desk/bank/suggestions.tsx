import type { BankSuggestion } from '../../../contract/ops/bank.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { FormError } from '../../form/form-error.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { listAddress } from '../list/address.ts';
import { DeskEmpty } from '../list/desk-empty.tsx';
import type { DeskTenantView } from '../view.ts';
import { Why } from './why.tsx';

type SuggestionsProps = {
  view: DeskTenantView;
  suggestions: readonly BankSuggestion[];
  all: boolean;
};

/** What belongs together: the sure ones are ticked, and one button credits what is ticked. */
export function Suggestions({ view, suggestions, all }: SuggestionsProps) {
  const { t, tenant, flash, pagePath, may } = view;
  return (
    <>
      <FormError flash={flash} call="takeSuggestions" />
      <p className="desk-quiet">{t('desk.bank.sure.text')}</p>
      <div className="desk-row">
        <ButtonLink size="sm" href={listAddress(pagePath, { all: all ? undefined : '1' })}>
          {t(all ? 'desk.bank.sure.only' : 'desk.bank.sure.all')}
        </ButtonLink>
      </div>
      {suggestions.length === 0 ? (
        <DeskEmpty title={t('desk.bank.sure.none')} />
      ) : (
        <CallForm
          call="takeSuggestions"
          query={{ tenant: tenant.id }}
          idempotencyKey={crypto.randomUUID()}
          next={pagePath}
          back={pagePath}
          flash="desk.flash.suggestionsTaken"
          className="desk-stack"
        >
          {may('money.act') && (
            <div className="desk-row">
              <Button type="submit" variant="primary">
                {t('desk.bank.sure.credit')}
              </Button>
            </div>
          )}
          {suggestions.map((suggestion) => (
            <Pair key={suggestion.pair} view={view} suggestion={suggestion} />
          ))}
        </CallForm>
      )}
    </>
  );
}

function Pair({ view, suggestion }: { view: DeskTenantView; suggestion: BankSuggestion }) {
  const { t, tenant, may } = view;
  const { pair, lines, deposits, score, isSure, reasons } = suggestion;
  const numbers = deposits.map(({ depositNo }) => depositNo).join(', ');
  return (
    <div className="desk-card desk-stack" data-row={pair}>
      <div className="desk-row desk-ends">
        <div className="desk-row">
          {may('money.act') && (
            <input
              type="checkbox"
              name="pairs"
              value={pair}
              defaultChecked={isSure}
              autoComplete="off"
              aria-label={t('desk.bank.tick', { no: numbers })}
            />
          )}
          <span>
            <Why view={view} score={score} isSure={isSure} reasons={reasons} />
          </span>
        </div>
      </div>
      <dl className="desk-facts">
        {lines.map((line) => (
          <div key={line.id} className="desk-pair">
            <dt>
              <a href={deskPath(tenant.id, 'money', 'bank', 'lines', line.id)}>{line.day}</a>
            </dt>
            <dd>
              <strong>{`${line.left} ${line.currency}`}</strong> {line.name} · {line.text}{' '}
              {line.reference}
            </dd>
          </div>
        ))}
        {deposits.map((deposit) => (
          <div key={deposit.depositId} className="desk-pair">
            <dt className="desk-mono">{deposit.depositNo}</dt>
            <dd>
              <strong>{`${deposit.payAmount} ${deposit.payCurrency}`}</strong> →{' '}
              {`${deposit.amount} CNY`} · {deposit.shopperName} {deposit.reference}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
