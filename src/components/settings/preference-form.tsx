import type { ComponentProps } from 'react';
import { PREFERENCES_PATH } from '../../site/preferences.ts';

type PreferenceFormProps = Pick<
  ComponentProps<'form'>,
  'className' | 'autoComplete' | 'children'
> & {
  /** Own path that the answer leads back to. */
  readonly back: string;
};

/** A form of `/preferences` (src/server/edge/preferences.ts): its buttons are named after the preference. */
export function PreferenceForm({ back, children, ...form }: PreferenceFormProps) {
  return (
    <form method="post" action={PREFERENCES_PATH} {...form}>
      <input type="hidden" name="back" value={back} />
      {children}
    </form>
  );
}
