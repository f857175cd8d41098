import { elementsAt, parseXml, textAt, type XmlElement, XmlMistake } from '../../../xml/xml.ts';

/** The outcomes that a bank reports for the payments of a batch, by their references. */
export type PayoutStatus = {
  messageId: string;
  /** The outcome of all payments that the report does not name; undefined while it is undecided. */
  group: PaymentOutcome | undefined;
  payments: { reference: string; outcome: PaymentOutcome | undefined; reason: string }[];
};
export type PaymentOutcome = 'CONFIRMED' | 'FAILED';

const OUTCOMES: Readonly<Record<string, PaymentOutcome>> = {
  ACSC: 'CONFIRMED',
  ACCC: 'CONFIRMED',
  RJCT: 'FAILED',
  CANC: 'FAILED',
};

/** Reads a status report of a bank (pain.002 of any version); undefined if the text is not such a report. */
export function readStatus(text: string): PayoutStatus | undefined {
  let root: XmlElement;
  try {
    root = parseXml(text);
  } catch (error) {
    if (error instanceof XmlMistake) return undefined;
    throw error;
  }
  const [report] = elementsAt(root, 'CstmrPmtStsRpt');
  if (root.name !== 'Document' || !report) return undefined;
  const [header] = elementsAt(report, 'OrgnlGrpInfAndSts');
  const payments = elementsAt(report, 'OrgnlPmtInfAndSts').flatMap((batch) => {
    const ofBatch = textAt(batch, 'PmtInfSts');
    return elementsAt(batch, 'TxInfAndSts').map((payment) => ({
      reference: textAt(payment, 'OrgnlEndToEndId'),
      outcome: OUTCOMES[textAt(payment, 'TxSts') || ofBatch],
      reason: reasonOf(payment),
    }));
  });
  const [batch] = elementsAt(report, 'OrgnlPmtInfAndSts');
  const group = textAt(header, 'GrpSts') || textAt(batch, 'PmtInfSts');
  return { messageId: textAt(header, 'OrgnlMsgId'), group: OUTCOMES[group], payments };
}

const reasonOf = (payment: XmlElement): string =>
  [textAt(payment, 'StsRsnInf', 'Rsn', 'Cd'), textAt(payment, 'StsRsnInf', 'AddtlInf')]
    .filter(Boolean)
    .join(' ')
    .slice(0, 200);
