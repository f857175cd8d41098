import type { TrackingSource } from '../../../contract/values/warehouse/shipment-kinds.ts';
import type { TraceStatus } from '../../../contract/values/warehouse/transit-statuses.ts';

/** An event of a shipment on its way, as a tracker reports it. */
export type TrackingReport = {
  /** The number on the label: capital letters and digits. */
  number: string;
  /**
   * Names of the carrier that the tracker means, in lower-case letters and digits; empty if it names none.
   */
  carrierNames: readonly string[];
  /** Milliseconds since the epoch. */
  at: number;
  status: TraceStatus;
  /** The tracker's own code. */
  code: string;
  text: string;
  location: string;
};

/** A push from a tracker: its raw text, and the signature that came with it. */
export type Push = { body: string; signature: string };

/**
 * A tracker that pushes events to us. `isSigned` tells whether a push was signed with a key. `reports`
 * reads a push, and throws `MALFORMED_BODY` if it is not a message of the tracker; a message without events
 * has no reports.
 */
export type CarrierTracking = {
  source: TrackingSource;
  /** The header with the signature. */
  signatureHeader: string;
  isSigned: (push: Push, key: string) => Promise<boolean>;
  reports: (body: string) => TrackingReport[];
};
