'use client';

import { useEffect } from 'react';

/** Opens the form that the hash names, also in browsers that don't open what contains the target of a link. */
export function OpenTarget() {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(location.hash.slice(1));
      const form = target?.closest('details');
      if (!target || !form || form.open) return;
      form.open = true;
      target.scrollIntoView();
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
  return null;
}
