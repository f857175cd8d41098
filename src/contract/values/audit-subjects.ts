/** The kinds of objects that the staff change. Each has a version, which every change increases. */
export const AUDIT_SUBJECTS = [
  'PURCHASE_ORDER',
  'PURCHASE_PARCEL',
  'TRANSIT_ORDER',
  'MANIFEST',
  'DEPOSIT',
  'WITHDRAWAL',
  'REFUND',
  'TICKET',
  'READY_ANSWER',
  'SHOPPER',
  'TENANT',
  'TARIFF',
  'STAFF',
  'STAFF_ROLE',
  'SHELF',
  'STATION',
  'BADGE',
  'UNKNOWN_PARCEL',
  'PROPOSAL',
  'JOB',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];
