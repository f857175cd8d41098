import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { PRODUCT_PLATFORMS } from '../../../contract/values/goods/product-kinds.ts';
import { nearestLocale } from '../../../contract/values/shop/locales.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Explanation, explainSearch } from '../../sourcing/catalogue/search/explain-search.ts';

/**
 * The demo's page that explains a search: `/dev/search?keyword=red+dress&locale=en`. Answers 404 outside demo mode.
 */
export function searchExplained(platformOf: (c: Context) => Promise<Platform>): Hono {
  const app = new Hono();
  app.get('/', async (c) => {
    c.header('cache-control', 'no-store');
    const { config, database } = await platformOf(c);
    if (!config.DEMO) return c.notFound();
    const { keyword = '', locale = 'en' } = c.req.query();
    const reader = { platforms: PRODUCT_PLATFORMS, locale: nearestLocale(locale) ?? 'en' };
    return c.html(page(keyword, await explainSearch(database, keyword, reader)));
  });
  return app;
}

const page = (keyword: string, { reading, correctedTo, expressions, hits }: Explanation) =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Search explained</title>
    <meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/plain.css"></head>
    <body><h1>Search explained</h1>
    <form><p><input name="keyword" value="${keyword}" aria-label="Words"> <button>Explain</button></p></form>
    ${correctedTo === undefined ? '' : html`<p>Corrected to “${correctedTo}”</p>`}
    <h2>How the words are read</h2>
    <ul>${reading.parts.map(
      (part) =>
        html`<li>${part.kind}: ${part.text}${part === reading.head ? ' (the thing)' : ''}
          ${'names' in part ? html`<br><small>${part.names.map(({ target, fit, locale }) => `${target} (${fit}, ${locale})`).join(', ')}</small>` : ''}</li>`,
    )}</ul>
    <p>${reading.isUnderstood ? 'Every word is understood.' : 'Some words are not understood.'}</p>
    <h2>The best hits</h2>
    <ol>${hits.map(
      ({ title, score, features }) =>
        html`<li>${title}<br><small>${score}: ${Object.entries(features)
          .map(([feature, weight]) => `${feature} ${weight}`)
          .join(', ')}</small></li>`,
    )}</ol>
    <h2>What is searched for</h2>
    <ul>${expressions.map(({ feature, match }) => html`<li>${feature}<br><small>${match}</small></li>`)}</ul>
    </body></html>`;
