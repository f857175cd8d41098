import type { ReactNode } from 'react';
import { PREFERENCES_PATH } from '../../contract/preferences.ts';

type PreferenceFormProps = {
  /** Own path that the answer leads back to. */
  readonly back: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A form of `/preferences` (src/server/edge/preferences.ts): its buttons are named after the preference. */
export function PreferenceForm({ back, className, children }: PreferenceFormProps) {
  return (
    <form method="post" action={PREFERENCES_PATH} className={className}>
      <input type="hidden" name="back" value={back} />
      {children}
    </form>
  );
}
