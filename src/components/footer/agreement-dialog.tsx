'use client';
import { useEffect, useState } from 'react';
import { useRouter } from 'waku';
import { call, type Route } from '../session/api.ts';
import Dialog from '../ui/dialog.tsx';
import { prose } from '../ui/prose.css';
import { Skeleton } from '../ui/skeleton.tsx';

const GET_ARTICLE: Route<'getArticle'> = ['GET', '/front/articles/{type}'];

type AgreementDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly closeLabel: string;
};

/**
 * A dialog with the agreement's text. If the text can't be loaded, the agreement's page is opened
 * instead. A lazy island, because it needs Radix.
 */
export default function AgreementDialog(dialog: AgreementDialogProps) {
  const { open, onOpenChange } = dialog;
  const { push } = useRouter();
  /** The text, which was sanitised when it was stored; undefined until it is loaded. */
  const [html, setHtml] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the dialog is first opened.
  useEffect(() => {
    if (!open || html !== undefined) return;
    call(GET_ARTICLE, { params: { type: 'USER_AGREEMENT' } }).then(
      (article) => setHtml(article.html),
      () => {
        onOpenChange(false);
        void push('/terms').catch(() => undefined);
      },
    );
  }, [open]);
  return (
    <Dialog {...dialog} size="lg">
      {html === undefined ? (
        <div className={prose} aria-busy="true">
          <Skeleton width="half" />
          <Skeleton />
          <Skeleton />
        </div>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored
        <div className={prose} dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </Dialog>
  );
}
