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

/** The address of the ledger's lines that match. */
export function linesPath(tenantId: string, lines: Lines): string {
  const fields = Object.entries(lines).filter((entry): entry is [string, string] => !!entry[1]);
  return `${deskPath(tenantId, 'money', 'ledger')}?${new URLSearchParams(fields)}`;
}

/** How the numbers of things with a page of their own begin. */
const KINDS = {
  P: 'ORDER',
  T: 'SHIPMENT',
  K: 'PARCEL',
  D: 'DEPOSIT',
  W: 'WITHDRAWAL',
} as const;

/** The address of what a line is about: its page, or what the search finds by its number. */
export function subjectPath(tenantId: string, number: string): string {
  const kind = KINDS[number.charAt(0) as keyof typeof KINDS];
  return (
    (kind && thingPath(tenantId, kind, number)) ??
    `${deskPath(tenantId, 'search')}?${new URLSearchParams({ q: number })}`
  );
}
