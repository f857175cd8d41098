'use client';

import { useEffect } from 'react';

/**
 * Opens the form that the hash names, because not every browser opens what contains the target of a link, and none
 * does after a link that is followed without loading a document. After such a link the focus doesn't move either.
 */
export function OpenTarget() {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(location.hash.slice(1));
      const form = target?.closest('details');
      if (!target || !form || form.open) return;
      form.open = true;
      target.scrollIntoView();
      target.focus({ preventScroll: true });
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
  return null;
}
