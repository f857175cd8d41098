'use client';
import { type RefObject, useEffect, useState } from 'react';

/**
 * The values of the services that are chosen in the form around an element, beginning with those that are
 * chosen at first.
 */
export function useChosenServices(
  place: RefObject<Element | null>,
  initial: readonly string[],
): readonly string[] {
  const [chosen, setChosen] = useState(initial);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const read = () => setChosen(new FormData(form).getAll('services').map(String));
    // Includes what was chosen before the script ran.
    read();
    form.addEventListener('change', read);
    return () => form.removeEventListener('change', read);
  }, [place]);
  return chosen;
}
