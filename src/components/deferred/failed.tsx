import { ownPath } from '../../contract/values/own-path.ts';
import type { Translate } from '../../i18n/translator.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { AlertIcon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';

type FailedProps = {
  t: Translate;
  /** Path and query of the page, to which the link leads. */
  retryHref: string;
};

/** A link that loads a new document, because a navigation within the page would not read the part again. */
function Retry({ t, retryHref, small }: FailedProps & { small?: boolean }) {
  return (
    <ButtonLink href={ownPath(retryHref)} target="_self" rel="nofollow" size={small ? 'sm' : 'md'}>
      {t('errorPage.retry')}
    </ButtonLink>
  );
}

/** Shown if the main part of a page fails. */
export function PageFailed(props: FailedProps & { text: string; requestId: string }) {
  const { t, text, requestId } = props;
  return (
    <div role="alert">
      <EmptyState
        icon={<AlertIcon size={24} />}
        title={t('errorPage.title')}
        text={
          <>
            {text}
            <br />
            <small>{t('errorPage.requestId', { id: requestId })}</small>
          </>
        }
        action={<Retry {...props} />}
      />
    </div>
  );
}

/** Shown if a part fails without which the page is still useful. */
export function PartFailed(props: FailedProps) {
  return <Notice action={<Retry {...props} small />}>{props.t('deferred.failed')}</Notice>;
}
