import { type RefObject, useEffect, useState } from 'react';

/**
 * Keeps the field `back` of the plain forms in an element at the page that is shown, also where the
 * forms are static HTML, which no rendering changes. Returns the page that they came with.
 */
export function useBack(element: RefObject<HTMLElement | null>, back: string): string {
  const [first] = useState(back);
  // After each rendering: the forms themselves may have come only now.
  useEffect(() => {
    const fields = element.current?.querySelectorAll<HTMLInputElement>('input[name=back]') ?? [];
    for (const field of fields) field.value = back;
  });
  return first;
}
