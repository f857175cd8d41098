import type { MatchReason } from '../../../../contract/values/money/bank.ts';
import { DAY_MS } from '../../base/clock.ts';
import type {
  IncomingLine,
  OutgoingLine,
  OutgoingSuggestion,
  OwnAccount,
} from './outgoing-suggestion.ts';
import { foldedCode, isTelling, nameFit, nameWords } from './words.ts';

/** A transfer may arrive this many days after it was sent, because of weekends. */
const DAYS_AFTER = 6;

/**
 * Lines that go to another account of the tenant, with the line of its arrival there. The two are matched
 * by the account number on either side, or by the holder on both. If nothing has arrived yet, the number
 * alone gives a suggestion that is not sure.
 */
export function suggestTransfers(
  lines: readonly OutgoingLine[],
  incoming: readonly IncomingLine[],
  accounts: readonly OwnAccount[],
): OutgoingSuggestion[] {
  const ownAccounts = accounts.map((account) => ({
    ...account,
    folded: foldedCode(account.number),
    words: nameWords(account.holder),
  }));
  const numberOf = new Map(ownAccounts.map(({ id, folded }) => [id, folded]));
  const byNumber = new Map(ownAccounts.map(({ id, folded }) => [folded, id]));
  const byAmount = Map.groupBy(incoming, ({ currency, minor }) => `${currency}${minor}`);
  const isHolder = (name: string) => {
    const words = nameWords(name);
    return ownAccounts.some((one) => nameFit(words, one.words) === 'EXACT');
  };
  const claims = lines.flatMap((line) => {
    const target = byNumber.get(foldedCode(line.account));
    const isOwnTarget = target !== undefined && target !== line.accountId;
    const found = (byAmount.get(`${line.currency}${line.minor}`) ?? []).flatMap((other) => {
      if (other.accountId === line.accountId || !isNear(line, other)) return [];
      if (isOwnTarget && other.accountId !== target) return [];
      const source = foldedCode(other.account);
      const isFrom = source !== '' && source === numberOf.get(line.accountId);
      // The line names another source.
      if (source !== '' && !isFrom) return [];
      if (isTelling(nameWords(other.name)) && !isHolder(other.name)) return [];
      const reason: MatchReason | undefined =
        isOwnTarget || isFrom
          ? 'ACCOUNT'
          : isHolder(line.name) && isHolder(other.name)
            ? 'NAME'
            : undefined;
      return reason ? [{ other, reason }] : [];
    });
    return [{ line, isOwnTarget, found }];
  });
  const claimants = Map.groupBy(
    claims.flatMap(({ found }) => found),
    ({ other }) => other.id,
  );
  return claims.flatMap(({ line, isOwnTarget, found }): OutgoingSuggestion[] => {
    const [one, ...others] = found;
    const make = (rest: Omit<OutgoingSuggestion, 'lineId' | 'kind'>): OutgoingSuggestion[] => [
      { lineId: line.id, kind: 'OWN_TRANSFER', ...rest },
    ];
    if (one && others.length === 0 && claimants.get(one.other.id)?.length === 1) {
      const score = one.reason === 'ACCOUNT' ? 0.97 : 0.9;
      const reasons: MatchReason[] = [one.reason, 'AMOUNT', 'DAY'];
      return make({ otherId: one.other.id, score, isSure: true, reasons });
    }
    // If there are several, it is unknown which of them arrived.
    if (!isOwnTarget || one) return [];
    return make({ otherId: '', score: 0.85, isSure: false, reasons: ['ACCOUNT'] });
  });
}

function isNear(line: OutgoingLine, other: IncomingLine): boolean {
  const days = (Date.parse(other.day) - Date.parse(line.day)) / DAY_MS;
  return days >= -1 && days <= DAYS_AFTER;
}
