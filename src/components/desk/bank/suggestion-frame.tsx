import type { ReactNode } from 'react';
import { CallForm } from '../../form/call-form.tsx';
import { FormError } from '../../form/form-error.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { listAddress } from '../list/address.ts';
import { DeskEmpty } from '../list/desk-empty.tsx';
import type { DeskTenantView } from '../view.ts';

/**
 * The id of the form that accepts the ticked suggestions. The ticks are outside of the form element, because forms are
 * narrow.
 */
export const TAKE_FORM = 'take-suggestions';

type FrameProps = {
  view: DeskTenantView;
  /** The call that accepts the ticked suggestions. */
  call: 'takeSuggestions' | 'takeOutgoingSuggestions';
  /** Whether the form has an idempotency key, with which sending it twice accepts the suggestions once. */
  once?: boolean;
  text: string;
  takeLabel: string;
  emptyTitle: string;
  /** Whether uncertain suggestions are shown, too. */
  showsUncertain: boolean;
  isEmpty: boolean;
  children: ReactNode;
};

/**
 * The frame for suggestions about the bank's lines, with one button that accepts all ticked ones.
 */
export function SuggestionFrame(props: FrameProps) {
  const { view, call, once, text, takeLabel, emptyTitle, showsUncertain, isEmpty, children } =
    props;
  const { t, tenant, flash, pagePath, may } = view;
  return (
    <>
      <FormError flash={flash} call={call} />
      <p className="desk-quiet">{text}</p>
      <div className="desk-row">
        <ButtonLink
          size="sm"
          href={listAddress(pagePath, { all: showsUncertain ? undefined : '1' })}
        >
          {t(showsUncertain ? 'desk.bank.sure.only' : 'desk.bank.sure.all')}
        </ButtonLink>
      </div>
      {isEmpty ? (
        <DeskEmpty title={emptyTitle} />
      ) : (
        <>
          <CallForm
            id={TAKE_FORM}
            call={call}
            query={{ tenant: tenant.id }}
            idempotencyKey={once ? crypto.randomUUID() : undefined}
            next={pagePath}
            back={pagePath}
            flash="desk.flash.suggestionsTaken"
            className="desk-row"
          >
            {may('money.act') && (
              <Button type="submit" variant="primary">
                {takeLabel}
              </Button>
            )}
          </CallForm>
          <div className="desk-stack">{children}</div>
        </>
      )}
    </>
  );
}
