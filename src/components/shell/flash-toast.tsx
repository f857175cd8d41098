'use client';
import { useEffect } from 'react';
import { SESSION_ENDED } from '../session/session-ended.ts';
import { focusContent, isFocusIdle } from '../ui/focus.ts';
import { toast } from '../ui/toast.ts';
import type { FlashMessage } from './flash-message.ts';

/**
 * Shows the flash message as a toast. Without scripts the page shows a notice instead. After a success
 * the focus is where the form was, or at the heading; after an error the form has the focus.
 */
export function FlashToast({ tone, text, sessionEnded }: FlashMessage) {
  useEffect(() => {
    toast(tone, text, { key: sessionEnded ? SESSION_ENDED : 'flash' });
    if (tone === 'success' && isFocusIdle()) focusContent();
  }, [tone, text, sessionEnded]);
  return null;
}
