'use client';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import useSWR from 'swr';
import type { Article } from '../../contract/content.ts';
import { call } from '../session/api.ts';
import { readOnce } from '../session/read-once.ts';
import { Link } from '../ui/link.tsx';
import * as css from './footer.css';

const AgreementDialog = lazy(() => import('./agreement-dialog.tsx'));

type AgreementLinkProps = { readonly label: string; readonly closeLabel: string };

/** Privacy policy and terms of use over the page; without a script, or should they not come, as a page. */
export function AgreementLink({ label, closeLabel }: AgreementLinkProps) {
  const [open, setOpen] = useState<boolean>();
  const { data, error } = useSWR<Article>(
    open === undefined ? null : 'agreement',
    () => call('getArticle', { params: { type: 'USER_AGREEMENT' } }),
    readOnce,
  );
  const show = (event: MouseEvent) => {
    if (error || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Link href="/terms" className={css.entry} onClick={show}>
        {label}
      </Link>
      {open !== undefined && !error && (
        <Suspense fallback={null}>
          <AgreementDialog
            open={open}
            onOpenChange={setOpen}
            title={label}
            closeLabel={closeLabel}
            html={data?.html}
          />
        </Suspense>
      )}
    </>
  );
}
