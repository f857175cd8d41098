import type { LedgerAccountKind, LedgerType } from '../../../contract/values/money/ledger-kinds.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { thingPath } from '../search/thing-path.ts';

type Lines = {
  kind?: LedgerAccountKind | undefined;
  type?: LedgerType | undefined;
  dateStart?: string;
  dateEnd?: string;
  channelId?: string | undefined;
  reference?: string;
};

/** The path of the page with the ledger lines to which these filters apply. */
export function linesPath(tenantId: string, lines: Lines): string {
  const fields = Object.entries(lines).filter((entry): entry is [string, string] => !!entry[1]);
  return `${deskPath(tenantId, 'money', 'ledger')}?${new URLSearchParams(fields)}`;
}

/** The first letter of the numbers of objects with a page of their own. */
const KINDS = {
  P: 'ORDER',
  T: 'SHIPMENT',
  K: 'PARCEL',
  D: 'DEPOSIT',
  W: 'WITHDRAWAL',
} as const;

/** The path of the object that a ledger line is about: its own page, or the search for its number. */
export function subjectPath(tenantId: string, number: string): string {
  const kind = KINDS[number.charAt(0) as keyof typeof KINDS];
  return (
    (kind && thingPath(tenantId, kind, number)) ??
    `${deskPath(tenantId, 'search')}?${new URLSearchParams({ q: number })}`
  );
}
