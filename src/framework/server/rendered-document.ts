/** How rsc-html-stream writes a chunk of the payload: the start of its script, and the whole element. */
const CHUNK_START = '(self.__FLIGHT_DATA||=[]).push(';
const CHUNK_SCRIPT =
  /<script nonce="([^"]*)">\(self\.__FLIGHT_DATA\|\|=\[\]\)\.push\("([\s\S]*?)"\)<\/script>/g;

/** React's marks of a boundary that failed to render: in the shell, and after it. */
const FAILED_BOUNDARY = /<!--\$!-->|\$RX\("/;
/** How a payload marks the row of an error. In a payload inside a document the quote is escaped. */
const ERROR_ROW = /:E\{\\?"digest/;

/** The nonce attribute of an inline script or style, with the space before it. */
export const nonceAttribute = (nonce: string): string => ` nonce="${nonce}"`;

/** Whether a document has its end tag, and no boundary in it failed to render. */
export const isWholeDocument = (html: string): boolean =>
  html.endsWith('</body></html>') && !FAILED_BOUNDARY.test(html);

/** Whether a payload has an error row. */
export const hasErrorRow = (payload: string): boolean => ERROR_ROW.test(payload);

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
 * Joins the payload's scripts into one, where the last of them stood. Undefined if that is not
 * possible, or if the payload has an error row.
 */
export function joinPayload(html: string, nonce: string): string | undefined {
  const chunks = [...html.matchAll(CHUNK_SCRIPT)].filter(([, ownNonce]) => ownNonce === nonce);
  // A chunk that CHUNK_SCRIPT does not match, such as a binary one, would lose its position.
  if (chunks.length !== html.split(CHUNK_START).length - 1) return undefined;
  const last = chunks.at(-1);
  if (!last) return html;
  const payload = chunks.map(([, , chunk]) => chunk).join('');
  if (hasErrorRow(payload)) return undefined;
  const before = html.slice(0, last.index).replaceAll(CHUNK_SCRIPT, '');
  const after = html.slice(last.index + last[0].length);
  const script = `${CHUNK_START}"${asScriptText(payload)}")`;
  return `${before}<script${nonceAttribute(nonce)}>${script}</script>${after}`;
}

/** Escapes `</script` and `<!--`, which may arise where two chunks are joined. */
const asScriptText = (text: string): string =>
  text.replaceAll('<!--', '<\\!--').replaceAll(/<\/(script)/gi, '</\\$1');
