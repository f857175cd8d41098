'use client';
import { type MouseEvent, useState } from 'react';
import { late } from '../ui/late.tsx';
import { Link } from '../ui/link.tsx';
import * as css from './footer.css';

const AgreementDialog = late(() => import('./agreement-dialog.tsx'));

type AgreementLinkProps = { readonly label: string; readonly closeLabel: string };

/** Privacy policy and terms of use over the page; without a script, or should they not come, as a page. */
export function AgreementLink({ label, closeLabel }: AgreementLinkProps) {
  const [open, setOpen] = useState<boolean>();
  const show = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    AgreementDialog.load().then(
      () => setOpen(true),
      () => location.assign('/terms'),
    );
  };
  return (
    <>
      <Link href="/terms" className={css.entry} aria-haspopup="dialog" onClick={show}>
        {label}
      </Link>
      {open !== undefined && (
        <AgreementDialog open={open} onOpenChange={setOpen} title={label} closeLabel={closeLabel} />
      )}
    </>
  );
}
