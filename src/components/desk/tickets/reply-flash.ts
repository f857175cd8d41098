import type { Flash } from '../../../site/flash.ts';

/**
 * The flash for the form of a reply. Removes the notice that not all of the typed text is shown again
 * (`cutText`), if the reply came too late: it is then stored whole as the draft, which the form shows. After
 * any other refusal the draft is an older text, so the notice stays.
 */
export function replyFlash(flash: Flash | undefined, draft: string | undefined): Flash | undefined {
  if (flash?.code !== 'STALE_VERSION' || !draft) return flash;
  return { ...flash, cutText: undefined };
}
