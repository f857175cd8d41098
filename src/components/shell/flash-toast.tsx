'use client';
import { useEffect } from 'react';
import { toast } from '../ui/toast.ts';

/** Says what a plain form left for this page; without JavaScript the page's notice does. */
export function FlashToast({ text }: { readonly text: string }) {
  useEffect(() => {
    toast('success', text, { key: 'flash' });
  }, [text]);
  return null;
}
