import type { BankSuggestion } from '../../../contract/ops/money/bank.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { Tick } from '../list/tick.tsx';
import type { DeskTenantView } from '../view.ts';
import { SuggestionFrame, TAKE_FORM } from './suggestion-frame.tsx';
import { Why } from './why.tsx';

type SuggestionsProps = {
  view: DeskTenantView;
  suggestions: readonly BankSuggestion[];
  /** Whether uncertain suggestions are shown, too. */
  showsUncertain: boolean;
};

/**
 * Suggestions of which lines pay which top-ups. Certain suggestions are ticked, and one button credits all ticked
 * top-ups.
 */
export function Suggestions({ view, suggestions, showsUncertain }: SuggestionsProps) {
  const { t } = view;
  return (
    <SuggestionFrame
      view={view}
      call="takeSuggestions"
      once
      text={t('desk.bank.sure.text')}
      takeLabel={t('desk.bank.sure.credit')}
      emptyTitle={t('desk.bank.sure.none')}
      showsUncertain={showsUncertain}
      isEmpty={suggestions.length === 0}
    >
      {suggestions.map((suggestion) => (
        <Pair key={suggestion.pair} view={view} suggestion={suggestion} />
      ))}
    </SuggestionFrame>
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
            <Tick
              name="pairs"
              form={TAKE_FORM}
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
