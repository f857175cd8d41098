'use client';
import { useState } from 'react';
import { lazyIsland } from '../../../framework/browser/lazy-island.tsx';
import type { WayOn } from '../../search/ways-on.ts';
import { PASTED_LINK_ID } from '../pasted-link-id.ts';

const WrongLinkDialog = lazyIsland(() => import('../../search/wrong-link-dialog.tsx'));

type WrongLinkAlertProps = {
  texts: { title: string; text: string; confirm: string };
  ways: readonly WayOn[];
};

/** A ref of the field with the link, which gets the focus when the dialog is closed. */
const fieldRef = {
  get current(): HTMLInputElement | null {
    const element = document.getElementById(PASTED_LINK_ID);
    return element instanceof HTMLInputElement ? element : null;
  },
};

/** Shows the message of the page in a dialog, as the search field does. Renders nothing without scripts. */
export function WrongLinkAlert({ texts, ways }: WrongLinkAlertProps) {
  const [open, setOpen] = useState(true);
  return (
    <WrongLinkDialog
      open={open}
      texts={texts}
      ways={ways}
      field={fieldRef}
      onClose={() => setOpen(false)}
    />
  );
}
