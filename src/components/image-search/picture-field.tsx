'use client';
import type { ComponentProps } from 'react';

/** The field for a picture. Where scripts run, the panel shows a chosen picture at once. */
export function PictureField(props: ComponentProps<'input'>) {
  return (
    <input
      {...props}
      type="file"
      name="file"
      accept="image/jpeg,image/png"
      onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
    />
  );
}
