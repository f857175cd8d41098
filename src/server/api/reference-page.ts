import { html } from 'hono/html';
import type { Endpoint } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { openApiDocument } from './openapi.ts';

type Operation = {
  parameters: { name: string; in: string }[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
};

function operationOf(endpoint: Endpoint): Operation {
  const paths = openApiDocument().paths as Record<string, Record<string, Operation>>;
  return paths[endpoint.path]?.[endpoint.method.toLowerCase()] as Operation;
}

function entry(name: string, endpoint: Endpoint) {
  const { parameters, requestBody, responses } = operationOf(endpoint);
  const shape = JSON.stringify({ parameters, requestBody, responses }, null, 2);
  return html`<details id="${name}"><summary><b class="method">${endpoint.method}</b>
    <code>/api${endpoint.path}</code> — ${endpoint.summary}${endpoint.auth === 'public' ? '' : ` (${endpoint.auth})`}</summary>
    <pre>${shape}</pre></details>`;
}

/** The contract as a web page: every call by group, with its parameters, bodies and answers. */
export function referencePage() {
  const groups = Map.groupBy(
    Object.entries(endpoints) as [string, Endpoint][],
    ([, endpoint]) => endpoint.group,
  );
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sampan API</title>
    <meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/plain.css"></head><body>
    <h1>Sampan API</h1><p>Machine-readable: <a href="/api/openapi.json">openapi.json</a>. A call is answered for the
    tenant of the host; errors are <code>{ code, message, errors?, details?, requestId }</code>.</p>
    ${[...groups].map(([group, list]) => html`<section><h2>${group}</h2>${list.map(([n, e]) => entry(n, e))}</section>`)}
    </body></html>`;
}
