/**
 * The HTML of the page that shows the contract to people. A script of the public files renders
 * `openapi.json` (docs/decisions/051). With `canTry`, calls can be sent from the page.
 */
export function referencePage({ canTry }: { canTry: boolean }): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sampan API</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
</head><body><noscript><p>This page needs JavaScript. Without it, read <a href="/api/openapi.json">openapi.json</a>.</p></noscript>
<div id="reference"${canTry ? ' data-can-try' : ''}></div>
<script src="/reference/scalar.js"></script><script src="/reference/start.js"></script></body></html>`;
}
