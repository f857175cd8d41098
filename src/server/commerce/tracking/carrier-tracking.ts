import type { TrackingSource } from '../../../contract/values/warehouse/shipment-kinds.ts';
import type { TraceStatus } from '../../../contract/values/warehouse/transit-statuses.ts';

/** An event of a shipment on its way, as a tracker reports it. */
export type TrackingReport = {
  /** The number on the label: capital letters and digits. */
  number: string;
  /** Names of the carrier that the tracker means, in small letters and digits; empty if it does not say. */
  carrierNames: readonly string[];
  /** Milliseconds since the epoch. */
  at: number;
  status: TraceStatus;
  /** The tracker's own code. */
  code: string;
  text: string;
  location: string;
};

/** What a tracker sent: its raw text, and the signature that came with it. */
export type Push = { body: string; signature: string };

/**
 * A tracker that pushes events to us. `isSigned` says whether a push was signed with a key. `reports` reads it, and
 * throws `MALFORMED_BODY` for what is none of the tracker's messages; a message without events has no reports.
 */
export type CarrierTracking = {
  source: TrackingSource;
  /** The header with the signature. */
  signatureHeader: string;
  isSigned: (push: Push, key: string) => Promise<boolean>;
  reports: (body: string) => TrackingReport[];
};
