/** The script that adds a part of the payload to a document, as rsc-html-stream writes it. */
const PART = '(self.__FLIGHT_DATA||=[]).push(';
const PARTS =
  /<script nonce="([^"]*)">\(self\.__FLIGHT_DATA\|\|=\[\]\)\.push\("([\s\S]*?)"\)<\/script>/g;

/** React's marks of a part that failed to render: at once, and after the shell. */
const FAILED_PARTS = /<!--\$!-->|\$RX\("/;
/** React's row of an error, in a payload itself and in a document's string of it. */
const FAILED_ROW = /:E\{\\?"digest/;

/** The attribute by which an inline script or style of a document has the nonce. */
export const nonceAttribute = (nonce: string): string => ` nonce="${nonce}"`;

/** Whether a document has its end, and no part of it failed to render. */
export const isWholeDocument = (html: string): boolean =>
  html.endsWith('</body></html>') && !FAILED_PARTS.test(html);

/** Whether a part of a payload failed to render. */
export const hasFailedRow = (payload: string): boolean => FAILED_ROW.test(payload);

/**
 * Replaces a nonce inside payloads by something as long, because rows of a payload tell their length.
 * The attributes of scripts and styles keep it.
 */
export function withoutNonceInPayload(html: string, nonce: string): string {
  const attribute = nonceAttribute(nonce);
  const pieces = html.split(attribute);
  return pieces.map((piece) => withoutNonce(piece, nonce)).join(attribute);
}

/** Replaces a nonce in a payload by something as long. */
export const withoutNonce = (payload: string, nonce: string): string =>
  nonce === '' ? payload : payload.replaceAll(nonce, '-'.repeat(nonce.length));

/**
 * A document with its payload in one script, where the last part of it stood. Undefined where a part
 * of the payload failed or is no text, whose order with the others would be lost.
 */
export function joinPayload(html: string, nonce: string): string | undefined {
  const parts = [...html.matchAll(PARTS)].filter(([, own]) => own === nonce);
  if (parts.length !== html.split(PART).length - 1) return undefined;
  const last = parts.at(-1);
  if (!last) return html;
  const payload = parts.map(([, , part]) => part).join('');
  if (hasFailedRow(payload)) return undefined;
  const before = html.slice(0, last.index).replaceAll(PARTS, '');
  const after = html.slice(last.index + last[0].length);
  const script = `${PART}"${asScriptText(payload)}")`;
  return `${before}<script${nonceAttribute(nonce)}>${script}</script>${after}`;
}

/** Text that neither ends its script nor begins a comment, which may happen where two parts meet. */
const asScriptText = (text: string): string =>
  text.replaceAll('<!--', '<\\!--').replaceAll(/<\/(script)/gi, '</\\$1');
