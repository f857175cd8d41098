import { type CSSProperties, useLayoutEffect, useState } from 'react';
import { placeBelow } from './place-below.ts';

/** Where the panel hangs: below the search field that it was opened from, or the page's. */
export function usePanelPlace(open: boolean, place: HTMLElement): CSSProperties | undefined {
  const [style, setStyle] = useState<CSSProperties>();
  useLayoutEffect(() => {
    if (!open) return;
    const measure = () => {
      const field = place.closest('search') ?? document.querySelector('search');
      const { clientWidth: width } = document.documentElement;
      const spot = placeBelow(field?.getBoundingClientRect(), { width, height: innerHeight });
      setStyle({ top: spot.top, left: spot.left, width: spot.width });
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [open, place]);
  return style;
}
