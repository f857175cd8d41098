import { foldText } from '../../../db/fold-text.ts';
import type { OutgoingLine, OutgoingSuggestion } from './outgoing-suggestion.ts';
import { isTelling, nameWords } from './words.ts';

/** Words for charges in the lines of banks, folded by `foldText`. */
const WORDS = [
  'fees?|charges?|commissions?|surcharge',
  '\\p{L}*geb(?:u|ue)hr(?:en)?|\\p{L}*entgelte?|kontofuhrung|abschlussposten',
  'frais|cotisation carte|commissioni|spese|canone',
  'comision(?:es)?|comissao|comissoes|tarifas?',
  'prowizja|oplata|poplatek|poplatky|komisyon|masraf[i]?',
  'biaya adm(?:in(?:istrasi)?)?',
];
/** Words that may also be parts of longer words: in scripts without spaces, or with endings. */
const PARTS = [
  '手续费|服务费|管理费|工本费|年费|汇费|账户费',
  '手數料|手数料|수수료',
  'комисси[яюи]|плата за обслуживание',
  'ค่าธรรมเนียม|ຄ່າທຳນຽມ|ຄ່າທໍານຽມ',
  'عمولة|رسوم',
].map(foldText);
const CHARGE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${WORDS.join('|')})(?![\\p{L}\\p{N}])|${PARTS.join('|')}`,
  'u',
);
const BANK =
  /(?:bank|banc|banque|banco|sparkasse)(?!\p{L})|банк|银行|銀行|은행|ธนาคาร|ທະນາຄານ|بنك/u;

/**
 * Finds charges of the bank: the bank marks them by a code, or by such words on a line without a payee.
 */
export function suggestCharges(lines: readonly OutgoingLine[]): OutgoingSuggestion[] {
  return lines.flatMap((line): OutgoingSuggestion[] => {
    const charge = { lineId: line.id, kind: 'CHARGE' as const, otherId: '' };
    if (line.isCharge) return [{ ...charge, score: 0.98, isSure: true, reasons: ['BANK_SAYS'] }];
    if (line.account !== '' || !CHARGE.test(foldText(`${line.text} ${line.reference}`))) return [];
    // A line that names somebody else is not a charge of the bank.
    const isOfBank = !isTelling(nameWords(line.name)) || BANK.test(foldText(line.name));
    return isOfBank ? [{ ...charge, score: 0.93, isSure: true, reasons: ['WORDS'] }] : [];
  });
}
