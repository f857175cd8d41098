import { type RefObject, useEffect, useState } from 'react';

/**
 * Updates the field `back` of the plain forms in an element to the current page, because React does not
 * update forms in static HTML. Returns the page that they were rendered with.
 */
export function useBack(element: RefObject<HTMLElement | null>, back: string): string {
  const [first] = useState(back);
  // After each rendering, because the forms may have been added only now.
  useEffect(() => {
    const fields = element.current?.querySelectorAll<HTMLInputElement>('input[name=back]') ?? [];
    for (const field of fields) field.value = back;
  });
  return first;
}
