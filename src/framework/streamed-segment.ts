/**
 * Selects what React streams after the document's shell. It stands hidden at the end of the document
 * until a script moves it to its place.
 */
export const STREAMED_SEGMENT = '[hidden][id^="S:"]';
