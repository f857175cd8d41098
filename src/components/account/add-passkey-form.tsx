'use client';

import { lazyIsland } from '../../framework/browser/lazy-island.tsx';
import type { AddPasskeyProps } from './add-passkey.tsx';

/** The form that adds a passkey. It needs a script, which is loaded when the form is shown. */
export const AddPasskeyForm = lazyIsland<AddPasskeyProps>(() => import('./add-passkey.tsx'));
