/** The start of a script with a part of the payload, as rsc-html-stream writes it. */
const PART = '(self.__FLIGHT_DATA||=[]).push(';
const PARTS =
  /<script nonce="([^"]*)">\(self\.__FLIGHT_DATA\|\|=\[\]\)\.push\("([\s\S]*?)"\)<\/script>/g;

/** React's marks of a part that failed to render: in the shell, and after it. */
const FAILED_PARTS = /<!--\$!-->|\$RX\("/;
/** React's row of an error, in a payload or in a payload that is quoted inside a document. */
const FAILED_ROW = /:E\{\\?"digest/;

/** The nonce attribute of an inline script or style, with the space before it. */
export const nonceAttribute = (nonce: string): string => ` nonce="${nonce}"`;

/** Whether a document has its end tag, and no part of it failed to render. */
export const isWholeDocument = (html: string): boolean =>
  html.endsWith('</body></html>') && !FAILED_PARTS.test(html);

/** Whether a part of a payload failed to render. */
export const hasFailedRow = (payload: string): boolean => FAILED_ROW.test(payload);

/**
 * Replaces the nonce inside a document's payload by a text of the same length, because rows of a
 * payload state their length. The attributes of scripts and styles keep the nonce.
 */
export function withoutNonceInPayload(html: string, nonce: string): string {
  const attribute = nonceAttribute(nonce);
  const pieces = html.split(attribute);
  return pieces.map((piece) => withoutNonce(piece, nonce)).join(attribute);
}

/** Replaces the nonce in a payload by a text of the same length. */
export const withoutNonce = (payload: string, nonce: string): string =>
  nonce === '' ? payload : payload.replaceAll(nonce, '-'.repeat(nonce.length));

/**
 * Joins the payload's scripts into one, where the last of them stood. Undefined if a part of the
 * payload failed, or is binary: the order of binary parts among the others would be lost.
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

/** Escapes `</script` and `<!--`, which may arise where two parts are joined. */
const asScriptText = (text: string): string =>
  text.replaceAll('<!--', '<\\!--').replaceAll(/<\/(script)/gi, '</\\$1');
