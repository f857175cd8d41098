'use client';

import { useEffect, useState } from 'react';
import { lookOf } from './look-colors.ts';
import { LookSwatches, type SwatchesProps } from './look-swatches.tsx';

/** The swatches, in the colour that is chosen in the form at this moment. */
export default function FollowingLook({ looks, texts }: SwatchesProps) {
  const [shown, setShown] = useState(looks);
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>('[name=themeColor]');
    const follow = () => {
      if (!field || !/^#[\da-f]{6}$/i.test(field.value)) return;
      setShown({ light: lookOf(field.value, 'light'), dark: lookOf(field.value, 'dark') });
    };
    field?.addEventListener('input', follow);
    return () => field?.removeEventListener('input', follow);
  }, []);
  return <LookSwatches looks={shown} texts={texts} />;
}
