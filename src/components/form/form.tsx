'use client';

import type { ComponentProps, SubmitEvent } from 'react';

/**
 * A native form that can't be submitted twice: it is busy until the browser shows the next page. It
 * can be submitted again if the shopper goes back to its page.
 */
export function Form({ onSubmit, ...rest }: ComponentProps<'form'>) {
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
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
  return <form {...rest} onSubmit={handleSubmit} />;
}
