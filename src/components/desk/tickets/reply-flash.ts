import type { Flash } from '../../../site/flash.ts';

/**
 * What the form of a reply shows after a refusal. Of a reply that came too late the text is kept as the draft and shown
 * again, so nothing is missing. After any other refusal the draft is an older text: it must not pass for what was typed.
 */
export function replyFlash(flash: Flash | undefined, draft: string | undefined): Flash | undefined {
  const isKept = flash?.code === 'STALE_VERSION' && draft;
  return flash && isKept ? { ...flash, cutText: undefined } : flash;
}
