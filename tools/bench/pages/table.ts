import type { OnNode } from './on-node.ts';
import type { OnWorkerd } from './on-workerd.ts';
import type { PaymentRates } from './payments.ts';
import type { Round } from './throughput.ts';

/** The whole run, as written to the file. */
export type Bench = {
  at: string;
  node: string;
  /** Whether client and server have a core each; otherwise they share all cores. */
  isPinned: boolean;
  onNode: OnNode;
  onWorkerd?: OnWorkerd;
};

const rounded = (value: number | undefined) =>
  value === undefined ? '–' : Math.round(value).toLocaleString('en');
/** CPU time of a request in milliseconds; a dash if there was no response. */
const cpuOf = (rate: Round | undefined) =>
  rate && rate.requestsPerSecond > 0 ? rate.cpuMsPerRequest.toFixed(3) : '–';
const oneDecimal = (value: number | undefined) => (value === undefined ? '–' : value.toFixed(1));
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** Lines of a table: columns as wide as their cells, names to the left, figures to the right. */
function table(head: string[], rows: string[][]): string {
  const all = [head, ...rows];
  const widths = head.map((_, i) => Math.max(...all.map((row) => row[i]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

function rateTable({ pages }: OnNode): string {
  const head = ['requests/s', 'server', 'br', 'gzip', 'CPU ms br', 'CPU ms gzip'];
  const rows = pages.flatMap(({ name, rates, shareOfBaseline }) => [
    ...['cached', 'baseline', 'uncached']
      .filter((server) => rates[`${server} br`])
      .map((server) => [
        name,
        server,
        ...['br', 'gzip'].map((encoding) =>
          rounded(rates[`${server} ${encoding}`]?.requestsPerSecond),
        ),
        ...['br', 'gzip'].map((encoding) => cpuOf(rates[`${server} ${encoding}`])),
      ]),
    ...(shareOfBaseline.br
      ? [
          [
            name,
            'share of baseline',
            ...['br', 'gzip'].map((encoding) => share(shareOfBaseline[encoding]?.requests)),
            ...['br', 'gzip'].map((encoding) => share(shareOfBaseline[encoding]?.cpu)),
          ],
        ]
      : []),
  ]);
  return table(head, rows);
}

const share = (value: number | undefined) => value?.toFixed(2) ?? '–';
/** A server uses at least this share of a core if no other work slows it. */
const UNDISTURBED = 0.9;

/** The cached product page by kind of visitor. */
function visitorTable({ pages }: OnNode): string {
  const page = pages.find(({ name }) => name === 'product');
  if (!page) return '';
  const rows = Object.entries(page.shareOfBaseline).map(([kind, { requests, cpu }]) => [
    kind,
    rounded(page.rates[`cached ${kind}`]?.requestsPerSecond),
    cpuOf(page.rates[`cached ${kind}`]),
    share(requests),
    share(cpu),
  ]);
  const shareOfCore = Math.min(...Object.values(page.rates).map((rate) => rate.busy));
  const text = table(
    ['product, cached', 'requests/s', 'CPU ms', 'share of baseline', 'share by CPU'],
    rows,
  );
  return shareOfCore >= UNDISTURBED
    ? text
    : `${text}\nAt times a server used only ${share(shareOfCore)} of a core, because other processes used the rest: trust the CPU columns.`;
}

function timeTable(pages: (OnNode | OnWorkerd)['pages']): string {
  const rows = pages.flatMap(({ name, latency }) =>
    Object.entries(latency).map(([server, { firstByte, lastByte }]) => [
      `${name}, ${server}`,
      ...[firstByte.p50, firstByte.p99, lastByte.p50, lastByte.p99].map(oneDecimal),
    ]),
  );
  return table(['ms', 'first byte p50', 'p99', 'last byte p50', 'p99'], rows);
}

const weightTable = ({ pages }: OnNode) =>
  table(
    ['bytes, gzip', 'HTML', 'plain', 'JavaScript', 'files', 'queries, first visit', 'next'],
    pages.map(({ name, weight, queries }) => [
      name,
      kilobytes(weight.html),
      kilobytes(weight.htmlPlain),
      kilobytes(weight.scripts),
      String(weight.scriptFiles),
      String(queries?.first ?? '–'),
      String(queries?.next ?? '–'),
    ]),
  );

const paymentLine = ({
  payments,
  paymentsPerSecond,
  purchasesPerSecond,
  cpuMsPerPayment,
}: PaymentRates) =>
  `payments/s ${oneDecimal(paymentsPerSecond)} (the call alone: ${oneDecimal(cpuMsPerPayment)} ms CPU, which includes argon2id of the pay password), purchases/s ${oneDecimal(purchasesPerSecond)} (cart, order, payment); ${payments} of each`;

function workerdText({ pages, payments, bundle, start }: OnWorkerd): string {
  const rows = pages.flatMap(({ name, rates }) =>
    Object.entries(rates).map(([server, rate]) => [
      `${name}, ${server}`,
      rounded(rate.requestsPerSecond),
      cpuOf(rate),
    ]),
  );
  return [
    'workerd (D1 in the same process)',
    table(['', 'requests/s', 'CPU ms a request'], rows),
    '',
    timeTable(pages),
    '',
    paymentLine(payments),
    `bundle ${kilobytes(bundle.raw)}, ${kilobytes(bundle.gzip)} gzip; starts ${oneDecimal(start.ms)} ms (${oneDecimal(start.cpuMs)} ms CPU) slower than an empty Worker`,
  ].join('\n');
}

/** The whole run as printed. */
export function benchText({ node, isPinned, onNode, onWorkerd }: Bench): string {
  const cores = isPinned
    ? 'a core for the server, one for the client'
    : 'client and server share the cores';
  const parts = [
    `Node ${node}, one process, ${cores}`,
    rateTable(onNode),
    '',
    visitorTable(onNode),
    '',
    timeTable(onNode.pages),
    '',
    weightTable(onNode),
    '',
    paymentLine(onNode.payments),
  ];
  if (onWorkerd) parts.push('', workerdText(onWorkerd));
  return parts.join('\n');
}
