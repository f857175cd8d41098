'use client';
import { useEffect, useRef } from 'react';

/** Sends the note of the order with another form of the page, so that saving a forwarder does not lose it. */
export function NoteCopy({ form }: { form: string }) {
  const copy = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const note = document.querySelector<HTMLTextAreaElement>('textarea[name=message]');
    const read = () => {
      if (copy.current && note) copy.current.value = note.value;
    };
    read();
    note?.addEventListener('input', read);
    return () => note?.removeEventListener('input', read);
  }, []);
  return <input ref={copy} type="hidden" name="message" form={form} />;
}
