/** What one tab saw since it was opened. Nobody is recognised in another. */
export type Visit = {
  /** Made by chance. */
  id: string;
  /** Milliseconds since the epoch. */
  startedAt: number;
  /** Pages shown, this one among them. */
  views: number;
};

export type PageView = {
  location: string;
  title: string;
  referrer: string;
  /** Of the page: BCP 47. */
  language: string;
  screen: string;
};

/**
 * A page view as Google's own script (gtag.js, protocol version 2) tells it: the query of a call to
 * `/g/collect`. The client is the visit, so that no cookie is needed.
 */
export function pageView(measurementId: string, visit: Visit, page: PageView): string {
  const started = Math.floor(visit.startedAt / 1000);
  const isFirst = visit.views === 1;
  return new URLSearchParams({
    v: '2',
    tid: measurementId,
    cid: `${visit.id}.${started}`,
    sid: String(started),
    sct: '1',
    _s: String(visit.views),
    en: 'page_view',
    dl: page.location,
    dt: page.title,
    dr: page.referrer,
    ul: page.language.toLowerCase(),
    sr: page.screen,
    // No advertising is made of it.
    npa: '1',
    ...(isFirst ? { _fv: '1', _ss: '1' } : { seg: '1' }),
  }).toString();
}
