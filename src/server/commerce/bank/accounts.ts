import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { Failure, type FieldErrorCode } from '../../../contract/errors.ts';
import type { BankAccount } from '../../../contract/ops/money/bank-files.ts';
import { newId } from '../../crypto/random.ts';
import { FOR_EVER, seal, unseal } from '../../crypto/sealed-cookie.ts';
import { bankAccounts, bankLines } from '../../db/schema/money/bank.ts';
import { fromMinor } from '../../payments/money.ts';
import { isCurrency } from '../../rates/currency-codes.ts';
import { atomically, increased } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { channelsOf } from '../deposit/deposit-channels.ts';
import { digitsOf, minorOf } from './statement/amount.ts';

export type AccountRow = typeof bankAccounts.$inferSelect;

const purposeOf = ({ tenantId, id }: Pick<AccountRow, 'tenantId' | 'id'>): string =>
  JSON.stringify(['bank-account', tenantId, id]);

const wrongField = (field: string, code: FieldErrorCode): Failure =>
  new Failure('VALIDATION_FAILED', {}, [{ field, code }]);

/** A number with all but its last four characters replaced by dots. */
const maskedNumber = (number: string): string => `••••${number.slice(-4)}`;

/** An account of the tenant. Throws `NOT_FOUND`. */
export async function bankAccount(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  id: string,
): Promise<AccountRow> {
  const [row] = await db
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.tenantId, tenantId), eq(bankAccounts.id, id)));
  if (!row) throw new Failure('NOT_FOUND', {}, [{ field: 'accountId', code: 'unknown' }]);
  return row;
}

/** The IBAN or number of an account; empty if it can't be opened any more. */
export async function accountNumber(
  { keys, now }: Pick<Scope, 'keys' | 'now'>,
  row: AccountRow,
): Promise<string> {
  const opened = v.safeParse(v.string(), await unseal(keys, purposeOf(row), row.number, now));
  return opened.success ? opened.output : '';
}

/** The tenant's accounts, by name. */
export async function listAccounts(scope: Scope): Promise<BankAccount[]> {
  const { db, tenantId } = scope;
  const [rows, open] = await Promise.all([
    accountRows(scope),
    db
      .select({ accountId: bankLines.accountId, rows: sql<number>`count(*)` })
      .from(bankLines)
      .where(
        and(
          eq(bankLines.tenantId, tenantId),
          inArray(bankLines.state, ['OPEN', 'PARTLY']),
          sql`${bankLines.amountMinor} > 0`,
        ),
      )
      .groupBy(bankLines.accountId),
  ]);
  const openOf = new Map(open.map((one) => [one.accountId, one.rows]));
  return rows.map((row) => viewAccount(row, openOf.get(row.id) ?? 0));
}

/** The tenant's accounts as they are stored, by name. */
export const accountRows = ({
  db,
  tenantId,
}: Pick<Scope, 'db' | 'tenantId'>): Promise<AccountRow[]> =>
  db
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.tenantId, tenantId))
    .orderBy(asc(bankAccounts.name));

type Terms = {
  name: string;
  holder: string;
  bic: string;
  channelIds: string[];
  useReferences: boolean;
};

/**
 * Adds an account with its balance before the first statement. Throws `VALIDATION_FAILED`, also at a wrong IBAN or
 * channel, and `CONFLICT` if there is one of this name.
 */
export async function makeAccount(
  scope: Scope,
  request: Terms & { currency: string; accountNo: string; opening: string },
): Promise<BankAccount> {
  const { db, tenantId, now, keys } = scope;
  const { currency, accountNo, opening } = request;
  if (!isCurrency(currency)) throw wrongField('currency', 'choice');
  const openingMinor = minorOf(opening, digitsOf(currency));
  if (openingMinor === undefined) throw wrongField('opening', 'number');
  await checkTerms(scope, { ...request, accountNo });
  const place = { tenantId, id: newId(now) };
  const row: AccountRow = {
    ...place,
    version: 0,
    name: request.name,
    currency,
    holder: request.holder,
    bic: request.bic,
    number: await seal(keys, purposeOf(place), accountNo, FOR_EVER, now),
    numberShown: maskedNumber(accountNo),
    channels: request.channelIds,
    useReferences: request.useReferences,
    columns: null,
    openingMinor,
    balanceMinor: openingMinor,
    lastDay: '',
    closed: false,
    createdAt: now,
  };
  await atomically(scope, [db.insert(bankAccounts).values(row)], {
    BANK_ACCOUNT_NAME: nameTaken,
  });
  return viewAccount(row, 0);
}

const nameTaken = () => new Failure('CONFLICT', {}, [{ field: 'name', code: 'invalid' }]);

/** Changes an account; an empty number stays. Throws as `makeAccount`, and `NOT_FOUND`. */
export async function changeAccount(
  scope: Scope,
  id: string,
  { accountNo, closed, ...request }: Terms & { accountNo: string; closed: boolean },
): Promise<BankAccount> {
  const { db, keys, now } = scope;
  const row = await bankAccount(scope, id);
  await checkTerms(scope, { ...request, accountNo });
  const { channelIds, ...terms } = request;
  const number = accountNo && {
    number: await seal(keys, purposeOf(row), accountNo, FOR_EVER, now),
    numberShown: maskedNumber(accountNo),
  };
  const changes = { ...terms, channels: channelIds, closed, ...(number || {}) };
  await atomically(
    scope,
    [
      db
        .update(bankAccounts)
        .set({ ...changes, version: increased(bankAccounts.version) })
        .where(and(eq(bankAccounts.tenantId, row.tenantId), eq(bankAccounts.id, id))),
    ],
    { BANK_ACCOUNT_NAME: nameTaken },
  );
  const accounts = await listAccounts(scope);
  return accounts.find((account) => account.id === id) ?? viewAccount({ ...row, ...changes }, 0);
}

async function checkTerms(
  scope: Scope,
  { channelIds, accountNo }: { channelIds: string[]; accountNo: string },
): Promise<void> {
  if (/^[A-Z]{2}\d{2}/.test(accountNo) && !isIban(accountNo))
    throw wrongField('accountNo', 'invalid');
  const channels = await channelsOf(scope);
  const isKnown = channelIds.every((id) => channels.some((channel) => channel.id === id));
  if (!isKnown) throw wrongField('channelIds', 'choice');
}

/** Whether the check digits of an IBAN are right (ISO 13616). */
export function isIban(number: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(number)) return false;
  const digits = [...(number.slice(4) + number.slice(0, 4))]
    .map((character) => String(Number.parseInt(character, 36)))
    .join('');
  return BigInt(digits) % 97n === 1n;
}

const viewAccount = (row: AccountRow, open: number): BankAccount => {
  const digits = digitsOf(row.currency);
  const { headings: _, ...columns } = row.columns ?? { headings: [] };
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    currency: row.currency,
    holder: row.holder,
    bic: row.bic,
    number: row.numberShown,
    channelIds: row.channels,
    useReferences: row.useReferences,
    opening: fromMinor(row.openingMinor, digits),
    balance: fromMinor(row.balanceMinor, digits),
    lastDay: row.lastDay,
    closed: row.closed,
    open,
    ...('headingRow' in columns && { columns }),
  };
};
