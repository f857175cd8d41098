import { type RefObject, useEffect, useState } from 'react';

/**
 * Has the plain forms in a place lead back to the page that is shown, also where they are kept as
 * they came (`ui/kept.tsx`). Answers the page that they came with.
 */
export function useBack(place: RefObject<HTMLElement | null>, back: string): string {
  const [first] = useState(back);
  // After each rendering: the forms themselves may have come only now.
  useEffect(() => {
    const fields = place.current?.querySelectorAll<HTMLInputElement>('input[name=back]') ?? [];
    for (const field of fields) field.value = back;
  });
  return first;
}
