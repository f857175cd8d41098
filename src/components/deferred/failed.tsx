import { ownPath } from '../../contract/values/own-path.ts';
import type { Translate } from '../../i18n/translator.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { AlertIcon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';

type FailedProps = {
  t: Translate;
  /** Path and query of the page. */
  again: string;
};

/** Asks the server for the page again, which a link within the page would not. */
function Again({ t, again, small }: FailedProps & { small?: boolean }) {
  return (
    <ButtonLink href={ownPath(again)} target="_self" rel="nofollow" size={small ? 'sm' : 'md'}>
      {t('errorPage.retry')}
    </ButtonLink>
  );
}

/** In place of what the page is for. */
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
        action={<Again {...props} />}
      />
    </div>
  );
}

/** In place of a part that the page is useful without. */
export function PartFailed(props: FailedProps) {
  return <Notice action={<Again {...props} small />}>{props.t('deferred.failed')}</Notice>;
}
