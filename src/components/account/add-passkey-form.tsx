'use client';

import { lazyIsland } from '../../framework/browser/lazy-island.tsx';
import * as css from './account.css';
import { AddPasskeyFields } from './add-passkey-fields.tsx';
import type { AddPasskeyProps } from './add-passkey-props.ts';

/** Keeps the place of the form until its script is loaded. */
const Before = (props: AddPasskeyProps) => (
  <div className={css.form}>
    <AddPasskeyFields {...props} state="dead" />
  </div>
);

/** The form that adds a passkey. It needs a script, which is loaded after the page, also while the form is closed. */
export const AddPasskeyForm = lazyIsland<AddPasskeyProps>(
  () => import('./add-passkey.tsx'),
  Before,
);
