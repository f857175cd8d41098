'use client';

import type { ComponentProps, SubmitEvent } from 'react';

/**
 * A native form that can't be submitted twice: its buttons are busy until the answer. A page that
 * returns from the browser's history is usable again.
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
