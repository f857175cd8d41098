'use client';
import { useEffect } from 'react';
import { SESSION_ENDED } from '../session/session-ended.ts';
import { toast } from '../ui/toast.ts';
import type { FlashMessage } from './flash-message.ts';

/** Shows the flash message as a toast. Without scripts the page shows a notice instead. */
export function FlashToast({ tone, text, sessionEnded }: FlashMessage) {
  useEffect(() => {
    toast(tone, text, { key: sessionEnded ? SESSION_ENDED : 'flash' });
  }, [tone, text, sessionEnded]);
  return null;
}
