import { type RefObject, useEffect, useState } from 'react';

/**
 * Sets the field `back` of the plain forms in an element to the current page, because React does not
 * update static HTML. Returns the `back` of the first page, with which the static HTML was rendered.
 */
export function useBack(element: RefObject<HTMLElement | null>, back: string): string {
  const [firstBack] = useState(back);
  // After each rendering, because the forms may not have been in the element before.
  useEffect(() => {
    const fields = element.current?.querySelectorAll<HTMLInputElement>('input[name=back]') ?? [];
    for (const field of fields) field.value = back;
  });
  return firstBack;
}
