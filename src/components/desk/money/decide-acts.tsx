import type { EndpointName } from '../../../contract/endpoints.ts';
import { Act } from '../shipments/act.tsx';
import type { DeskTenantView } from '../view.ts';
import { type AmountField, OnlyReason, ReasonAndEvidence } from './act-fields.tsx';

type DecideProps = {
  view: DeskTenantView;
  id: string;
  version: number;
  /**
   * The act that moves the money, with the field of its amount if that can be changed; undefined if the act
   * is not possible.
   */
  accept: { call: EndpointName; label: string; amount?: AmountField } | undefined;
  /** The act that declines, with a reason for the shopper; undefined if the act is not possible. */
  decline: { call: EndpointName; label: string } | undefined;
};

/** The possible acts on a top-up, a withdrawal or a refund. */
export function DecideActs({ view, id, version, accept, decline }: DecideProps) {
  const common = { view, params: { id }, version, flash: 'desk.flash.decided' };
  return (
    <>
      {accept && (
        <Act
          {...common}
          call={accept.call}
          label={accept.label}
          fields={['amount', 'reason', 'evidence']}
          once
        >
          {(form) => <ReasonAndEvidence view={view} form={form} amount={accept.amount} />}
        </Act>
      )}
      {decline && (
        <Act {...common} call={decline.call} label={decline.label} fields={['reason']} danger>
          {(form) => <OnlyReason view={view} form={form} />}
        </Act>
      )}
    </>
  );
}
