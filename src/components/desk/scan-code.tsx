import { code128, drawingSVG, qrcode } from 'bwip-js/generic';

/** A code to scan as an SVG; the text is beside it for people. */
export function ScanCode({ text, kind }: { text: string; kind: 'QR' | 'CODE_128' }) {
  const svg =
    kind === 'QR'
      ? qrcode({ bcid: 'qrcode', text, scale: 3 }, drawingSVG())
      : code128({ bcid: 'code128', text, scale: 2, height: 14, includetext: false }, drawingSVG());
  return (
    <span
      className={kind === 'QR' ? 'desk-code-qr' : 'desk-code-bar'}
      role="img"
      aria-label={text}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the library's own drawing of a number
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
