'use client';

import type { ComponentProps, SubmitEvent } from 'react';

/**
 * A native form that can't be sent twice: while the browser waits for the answer its buttons are
 * busy. The page that comes back from the history is usable again.
 */
export function Form({ onSubmit, ...rest }: ComponentProps<'form'>) {
  const guard = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    const form = event.currentTarget;
    if (form.ariaBusy === 'true') {
      event.preventDefault();
      return;
    }
    form.ariaBusy = 'true';
    addEventListener(
      'pageshow',
      () => {
        form.ariaBusy = null;
      },
      { once: true },
    );
  };
  return <form {...rest} onSubmit={guard} />;
}
