import { ScanCode } from '../scan-code.tsx';

type LabelProps = {
  /** The code for scanners. */
  code: string;
  /** A large text, readable from a distance. */
  title: string;
  lines: readonly string[];
  /** Marks a further copy of the label; empty on the first. */
  mark: string;
};

/** A label, of 100 × 60 mm unless a station's printer has other paper: QR code and Code 128 with the same content. */
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
        <ScanCode text={code} kind="QR" />
      </div>
      <ScanCode text={code} kind="CODE_128" />
      <code>{code}</code>
    </section>
  );
}
