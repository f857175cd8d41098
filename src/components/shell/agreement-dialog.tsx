'use client';
import { prose } from '../article/article.css';
import Dialog from '../ui/dialog.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

type AgreementDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly closeLabel: string;
  /** Sanitised when it was stored; undefined until it is there. */
  readonly html: string | undefined;
};

/** The agreement's text in a dialog. It carries Radix: import it only lazily. */
export default function AgreementDialog({ html, ...dialog }: AgreementDialogProps) {
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
