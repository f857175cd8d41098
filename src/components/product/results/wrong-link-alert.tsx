'use client';
import { useState } from 'react';
import { lazyIsland } from '../../../framework/browser/lazy-island.tsx';
import { PASTED_LINK } from '../pasted-link-id.ts';

const WrongLinkDialog = lazyIsland(() => import('../../search/wrong-link-dialog.tsx'));

type WrongLinkAlertProps = { texts: { title: string; text: string; confirm: string } };

/** The field with the link, which gets the focus once the dialog is closed. */
const field = {
  get current(): HTMLInputElement | null {
    const found = document.getElementById(PASTED_LINK);
    return found instanceof HTMLInputElement ? found : null;
  },
};

/** Says above the page what the page says, as the search field does. Nothing without a script. */
export function WrongLinkAlert({ texts }: WrongLinkAlertProps) {
  const [open, setOpen] = useState(true);
  return <WrongLinkDialog open={open} texts={texts} field={field} onClose={() => setOpen(false)} />;
}
