import { base64url } from 'jose';
import {
  hasErrorRow,
  isWholeDocument,
  joinPayload,
  nonceAttribute,
  withoutNonce,
  withoutNonceInPayload,
} from '../../../framework/server/rendered-document.ts';
import { base64, sha256 } from '../../crypto/digest.ts';
import type { CachedPage } from '../../platform/shared-pages.ts';
import { preloadLinks } from './preload-links.ts';

/** How many characters the hashes in a page's content security policy may have. */
const MAX_HASHES_LENGTH = 3000;

const ELEMENTS = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** The attribute of a script element with data. The content security policy does not apply to it. */
const IS_DATA = /\btype="application\/(?:ld\+)?json"/;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

type Finished = { text: string; scripts: string; styles: string };

/**
 * Makes a rendered page ready for the cache: removes the nonce of its response, joins the chunks of its
 * payload, and computes the hashes of its inline scripts and styles for the content security policy. Only
 * elements with the nonce are hashed. Undefined if the page can't be cached: because a part of it failed,
 * its end is missing, the scripts of its payload have an unknown form, it is not UTF-8, or the hashes are
 * too long for a header.
 */
export async function finishPage(
  rendered: Uint8Array<ArrayBuffer>,
  { contentType, nonce, at }: { contentType: string; nonce: string; at: number },
): Promise<CachedPage | undefined> {
  const text = decoded(rendered);
  if (text === undefined) return undefined;
  const isDocument = contentType.startsWith('text/html');
  const finished = await (isDocument ? finishDocument(text, nonce) : finishPayload(text, nonce));
  if (finished === undefined) return undefined;
  const { scripts, styles } = finished;
  if (scripts.length + styles.length > MAX_HASHES_LENGTH) return undefined;
  const body = encoder.encode(finished.text);
  const digest = base64url.encode(await sha256(body));
  const links = isDocument ? preloadLinks(finished.text) : '';
  return { body, contentType, digest, scripts, styles, links, at };
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

function finishPayload(payload: string, nonce: string): Finished | undefined {
  if (hasErrorRow(payload)) return undefined;
  return { text: withoutNonce(payload, nonce), scripts: '', styles: '' };
}

async function finishDocument(html: string, nonce: string): Promise<Finished | undefined> {
  if (!isWholeDocument(html)) return undefined;
  // Without a content security policy the page has no nonce.
  if (nonce === '') return { text: html, scripts: '', styles: '' };
  const joined = joinPayload(withoutNonceInPayload(html, nonce), nonce);
  if (joined === undefined) return undefined;
  const sources = await inlineSources(joined, nonce);
  return { text: joined.replaceAll(nonceAttribute(nonce), ''), ...sources };
}

/** The hashes of a document's inline scripts and styles with the nonce, as sources of a content security policy. */
async function inlineSources(html: string, nonce: string) {
  const sources = { script: new Set<string>(), style: new Set<string>() };
  for (const [, name, attributes = '', text = ''] of html.matchAll(ELEMENTS)) {
    if (!attributes.includes(nonceAttribute(nonce))) continue;
    if (name === 'style') sources.style.add(await sourceOf(text));
    else if (!/\ssrc=/.test(attributes) && !IS_DATA.test(attributes)) {
      sources.script.add(await sourceOf(text));
    }
  }
  return { scripts: [...sources.script].join(' '), styles: [...sources.style].join(' ') };
}

const sourceOf = async (text: string): Promise<string> => `'sha256-${base64(await sha256(text))}'`;
