/** The start of a script with a chunk of the payload, as rsc-html-stream writes it. */
const CHUNK = '(self.__FLIGHT_DATA||=[]).push(';
const CHUNKS =
  /<script nonce="([^"]*)">\(self\.__FLIGHT_DATA\|\|=\[\]\)\.push\("([\s\S]*?)"\)<\/script>/g;

/** React's marks of a boundary that failed to render: in the shell, and after it. */
const FAILED_BOUNDARY = /<!--\$!-->|\$RX\("/;
/** React's row of an error, in a payload or in a payload that is quoted inside a document. */
const FAILED_ROW = /:E\{\\?"digest/;

/** The nonce attribute of an inline script or style, with the space before it. */
export const nonceAttribute = (nonce: string): string => ` nonce="${nonce}"`;

/** Whether a document has its end tag, and no boundary in it failed to render. */
export const isWholeDocument = (html: string): boolean =>
  html.endsWith('</body></html>') && !FAILED_BOUNDARY.test(html);

/** Whether a payload has the row of an error. */
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
 * Joins the payload's scripts into one, where the last of them stood. Undefined if the payload has the
 * row of an error, or a binary chunk: its place among the others would be lost.
 */
export function joinPayload(html: string, nonce: string): string | undefined {
  const chunks = [...html.matchAll(CHUNKS)].filter(([, own]) => own === nonce);
  if (chunks.length !== html.split(CHUNK).length - 1) return undefined;
  const last = chunks.at(-1);
  if (!last) return html;
  const payload = chunks.map(([, , chunk]) => chunk).join('');
  if (hasFailedRow(payload)) return undefined;
  const before = html.slice(0, last.index).replaceAll(CHUNKS, '');
  const after = html.slice(last.index + last[0].length);
  const script = `${CHUNK}"${asScriptText(payload)}")`;
  return `${before}<script${nonceAttribute(nonce)}>${script}</script>${after}`;
}

/** Escapes `</script` and `<!--`, which may arise where two chunks are joined. */
const asScriptText = (text: string): string =>
  text.replaceAll('<!--', '<\\!--').replaceAll(/<\/(script)/gi, '</\\$1');
