import type { Flash } from '../../../site/flash.ts';

/**
 * The flash that the form of a reply shows after a refusal. A reply that came too late is stored as the
 * draft and shown again, so nothing is missing. After any other refusal the draft is an older text, which
 * must not look like the typed one.
 */
export function replyFlash(flash: Flash | undefined, draft: string | undefined): Flash | undefined {
  const isKept = flash?.code === 'STALE_VERSION' && draft;
  return flash && isKept ? { ...flash, cutText: undefined } : flash;
}
