/**
 * Selects the parts that React streams after the document's shell. They are hidden at the end of the
 * document until a script moves them into the page.
 */
export const STREAMED_SEGMENT = '[hidden][id^="S:"]';
