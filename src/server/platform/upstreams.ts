import * as v from 'valibot';

/** A remote backend that speaks the contract. */
export type Upstream = {
  /** The host that the backend serves, `shop.example.org` or `*.example.org`; undefined if it serves all other hosts. */
  host: string | undefined;
  /** The base URL of the backend, to which paths are appended; without a slash at the end. */
  base: string;
  /** The secret that the backend requires from its storefronts; undefined if it requires no secret. */
  token: string | undefined;
};

const ENTRY = /^(?:([^=/]*)=)?(https?:\/\/.*)$/;
/** The form of a token: only characters that need no escape in a URL. */
export const TOKEN = /^[\w.~-]{16,}$/;
const HOST = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;

/** Parses an entry; returns a message if it is wrong. The message never contains the token. */
function readEntry(text: string): Upstream | string {
  const [, host, urlText = ''] = ENTRY.exec(text) ?? [];
  if (!URL.canParse(urlText)) return 'an entry is neither https://… nor host=https://…';
  const url = new URL(urlText);
  if (host !== undefined && !HOST.test(host)) {
    return `${JSON.stringify(host)} is no host: write shop.example.org or *.example.org`;
  }
  if (url.search || url.hash || url.password) {
    return `${url.host}: a URL is https://host/path or https://token@host/path, nothing more`;
  }
  const token = url.username || undefined;
  if (token && !TOKEN.test(token))
    return `${url.host}: a token has 16 or more of A-Z a-z 0-9 . _ ~ -`;
  return { host, base: url.origin + url.pathname.replace(/\/+$/, ''), token };
}

/** The higher, the earlier: exact hosts, then the longest wildcards, then the upstream for all other hosts. */
const precedence = ({ host }: Upstream): number => {
  if (host === undefined) return 0;
  return host.startsWith('*') ? host.length : Number.MAX_SAFE_INTEGER;
};

/** Parses `https://api.example.org`, or `shop.example.org=https://…` for one host; several are separated by commas. */
export const upstreams = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): Upstream[] => {
    const entries = dataset.value.split(',').map((text) => readEntry(text.trim()));
    const problem = entries.find((entry) => typeof entry === 'string');
    const parsed = entries.filter((entry) => typeof entry !== 'string');
    const hosts = parsed.map(({ host }) => host);
    const duplicate = parsed.find(({ host }, i) => hosts.indexOf(host) < i);
    const message = problem ?? (duplicate && `two upstreams for ${duplicate.host ?? 'every host'}`);
    if (message === undefined) return parsed.toSorted((a, b) => precedence(b) - precedence(a));
    addIssue({ message });
    return NEVER;
  }),
);

/** The upstream of a host; undefined if the embedded backend serves it. */
export function upstreamOf(list: readonly Upstream[], host: string): Upstream | undefined {
  return list.find(
    ({ host: pattern }) =>
      pattern === undefined ||
      pattern === host ||
      (pattern.startsWith('*.') && host.endsWith(pattern.slice(1))),
  );
}

/** Whether every host has an upstream, so that there is no embedded backend. */
export function hasUpstreamForAll(list: readonly Upstream[]): boolean {
  return list.some(({ host }) => host === undefined);
}
