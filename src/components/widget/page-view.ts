/** The page views of one tab. Another tab is another visit. */
export type Visit = {
  /** A random id. */
  id: string;
  /** Milliseconds since the epoch. */
  startedAt: number;
  /** Pages shown, including this one. */
  views: number;
};

export type PageView = {
  location: string;
  title: string;
  referrer: string;
  /** The page's language, a BCP 47 tag. */
  language: string;
  screen: string;
};

/**
 * The query of a request to `/g/collect` for a page view, like that of Google's own script (gtag.js,
 * protocol version 2). The visit is the client id, so that no cookie is needed.
 */
export function pageView(measurementId: string, visit: Visit, page: PageView): string {
  const startedSeconds = Math.floor(visit.startedAt / 1000);
  const isFirst = visit.views === 1;
  return new URLSearchParams({
    v: '2',
    tid: measurementId,
    cid: `${visit.id}.${startedSeconds}`,
    sid: String(startedSeconds),
    sct: '1',
    _s: String(visit.views),
    en: 'page_view',
    dl: page.location,
    dt: page.title,
    dr: page.referrer,
    ul: page.language.toLowerCase(),
    sr: page.screen,
    // The page view must not be used for advertising.
    npa: '1',
    ...(isFirst ? { _fv: '1', _ss: '1' } : { seg: '1' }),
  }).toString();
}
