import type { ShipmentPaper } from '../../../contract/ops/warehouse/shipment-contents.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import { ScanCode } from '../scan-code.tsx';
import type { DeskTenantView } from '../view.ts';
import { sidesText } from './words.ts';

type PaperProps = { view: DeskTenantView; paper: ShipmentPaper };

/** A paper of a shipment as a page to print. The paper itself is in English, whoever reads the page. */
export function Paper({ view, paper }: PaperProps) {
  const { t, tenant } = view;
  const shipment = deskPath(tenant.id, 'shipments', paper.orderNo);
  return (
    <>
      <div className="desk-head desk-no-print">
        <a href={shipment}>{paper.orderNo}</a>
        <h1>{t(`desk.paper.${paper.kind}`)}</h1>
        <div className="desk-row">
          <ButtonLink
            size="sm"
            href={deskPath(tenant.id, 'shipments', paper.orderNo, 'papers', paper.kind, 'pdf')}
            download={`${paper.orderNo}-${paper.kind}.pdf`}
          >
            PDF
          </ButtonLink>
          <PrintButton label={t('desk.papers.print')} />
        </div>
      </div>
      <div className="desk-stack desk-no-print">
        <Notice>{t('desk.papers.latin')}</Notice>
        {paper.incomplete.length > 0 && (
          <Notice tone="warning" title={t('desk.papers.incomplete')}>
            <ul>
              {paper.incomplete.map((what) => (
                <li key={what}>{t(`desk.papers.missing.${what}`)}</li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
      {paper.kind === 'label' ? <Labels paper={paper} /> : <Sheet paper={paper} />}
    </>
  );
}

/** A label of 100 × 150 mm for each box. */
function Labels({ paper }: { paper: ShipmentPaper }) {
  return paper.boxes.map((box) => {
    const code = `${paper.orderNo}-${box.number}`;
    return (
      <article key={box.number} className="desk-label" lang="en" data-size="100x150">
        <header>
          <strong>{paper.option}</strong>
          <strong className="desk-label-country">{paper.country.toUpperCase()}</strong>
        </header>
        <address>
          <strong>{paper.recipient.name}</strong>
          {paper.recipient.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span>{paper.recipient.phone}</span>
        </address>
        <div className="desk-label-codes">
          <ScanCode kind="QR" text={code} />
          <div>
            <strong className="desk-mono">{code}</strong>
            <span>
              Box {box.number} of {paper.boxes.length}
            </span>
            <span>{(box.weightG / 1000).toFixed(2)} kg</span>
            <span>{sidesText(box)}</span>
          </div>
        </div>
        <ScanCode kind="CODE_128" text={box.trackingNo || code} />
        <strong className="desk-mono desk-label-number">{box.trackingNo || code}</strong>
        <footer>From {paper.sender.name}</footer>
      </article>
    );
  });
}

const TITLES = {
  invoice: 'COMMERCIAL INVOICE',
  'packing-list': 'PACKING LIST',
  cn23: 'CUSTOMS DECLARATION CN 23',
  label: '',
} as const;

function Sheet({ paper }: { paper: ShipmentPaper }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a paper that is wider than a phone is scrolled by keyboard
    <article className="desk-paper" lang="en" tabIndex={0}>
      <header>
        <h2>{TITLES[paper.kind]}</h2>
        <dl>
          <dt>No.</dt>
          <dd>{paper.orderNo}</dd>
          <dt>Date</dt>
          <dd>{paper.day}</dd>
          <dt>Carrier</dt>
          <dd>{[paper.carrier, paper.trackingNo].filter(Boolean).join(' ') || paper.option}</dd>
        </dl>
      </header>
      <div className="desk-paper-parties">
        <PartyBlock title="From" party={paper.sender} />
        <PartyBlock title="To" party={paper.recipient} />
      </div>
      {paper.kind === 'packing-list' ? <PackedBoxes paper={paper} /> : <Goods paper={paper} />}
      {paper.kind === 'cn23' && (
        <p>
          Category: [ ] gift [ ] documents [ ] commercial sample [ ] returned goods [x] sale of
          goods
        </p>
      )}
      <p>
        {paper.kind === 'cn23'
          ? 'I certify that the particulars given in this declaration are correct and that this item does not contain any dangerous article or articles prohibited by legislation or by postal or customs regulations.'
          : 'I declare that all the information in this document is true and correct.'}
      </p>
      <p className="desk-paper-sign">Date and signature: ______________________________</p>
    </article>
  );
}

function PartyBlock({ title, party }: { title: string; party: ShipmentPaper['sender'] }) {
  return (
    <address>
      <span className="desk-quiet">{title}</span>
      <strong>{party.name}</strong>
      {party.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>{party.phone}</span>
    </address>
  );
}

const kilograms = (grams: number) => (grams / 1000).toFixed(3);

/** The columns of amounts. */
const NUMERIC = ['Quantity', 'Net kg', 'Value CNY'];

function Goods({ paper }: { paper: ShipmentPaper }) {
  return (
    <table>
      <thead>
        <tr>
          {['Description', 'HS code', 'Origin', 'Quantity', 'Net kg', 'Value CNY'].map((name) => (
            <th
              key={name}
              scope="col"
              className={NUMERIC.includes(name) ? 'desk-number' : undefined}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {paper.lines.map((line, index) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing else that identifies it
            key={index}
          >
            <td>{line.descriptionEn || '______________'}</td>
            <td className="desk-nowrap">{line.hsCode || '________'}</td>
            <td>{line.origin.toUpperCase()}</td>
            <td className="desk-number">{line.quantity}</td>
            <td className="desk-number">{kilograms(line.weightG)}</td>
            <td className="desk-number">{line.value}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={3}>Total, gross weight {kilograms(paper.weightG)} kg</td>
          <td className="desk-number">{paper.quantity}</td>
          <td />
          <td className="desk-number">{paper.value}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function PackedBoxes({ paper }: { paper: ShipmentPaper }) {
  return (
    <>
      <table>
        <thead>
          <tr>
            {['Box', 'Gross kg', 'Sides', 'Tracking number'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {paper.boxes.map((box) => (
            <tr key={box.number}>
              <td>{box.number}</td>
              <td>{kilograms(box.weightG)}</td>
              <td>{sidesText(box)}</td>
              <td>{box.trackingNo}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Goods paper={paper} />
    </>
  );
}
