import encodeQr from 'qr';
import { code128 } from './code128.ts';

type LabelProps = {
  /** What a scanner reads. */
  code: string;
  /** What people read from afar. */
  title: string;
  lines: readonly string[];
  /** Says that it is not the first one; empty on the first. */
  mark: string;
};

/** A label of 100 × 60 mm: QR code and Code 128 with the same content. */
export function Label({ code, title, lines, mark }: LabelProps) {
  return (
    <section className="desk-label" aria-label={title}>
      <div className="desk-label-top">
        <div>
          <strong>{title}</strong>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {mark && <em>{mark}</em>}
        </div>
        <div
          aria-hidden="true"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG of a QR code, made here
          dangerouslySetInnerHTML={{ __html: encodeQr(code, 'svg', { border: 2 }) }}
        />
      </div>
      <Barcode code={code} />
      <code>{code}</code>
    </section>
  );
}

/** A Code 128 as wide as its frame. */
export function Barcode({ code }: { code: string }) {
  const { bars, width } = code128(code);
  return (
    <svg viewBox={`0 0 ${width} 40`} preserveAspectRatio="none" role="img" aria-label={code}>
      {bars.map((bar) => (
        <rect key={bar.x} x={bar.x} y="0" width={bar.width} height="40" />
      ))}
    </svg>
  );
}
