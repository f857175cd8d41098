import { SignIn } from '../../components/desk/entry/sign-in.tsx';
import { DeskHead } from '../../components/desk/shell/desk-head.tsx';
import { ownPath } from '../../contract/values/own-path.ts';
import type { DeskTranslate } from '../../i18n/translator.ts';
import { currentRequest } from '../../server/request/context.ts';
import { DESK } from '../../site/desk-path.ts';

export default async function DeskSignInPage({ query }: { query?: string }) {
  const { flash, platform } = currentRequest();
  const t = currentRequest().t as DeskTranslate;
  const next = ownPath(new URLSearchParams(query ?? '').get('next') ?? DESK);
  return (
    <>
      <DeskHead t={t} title={t('desk.signIn.title')} />
      <SignIn t={t} flash={flash} next={next} isDemo={platform.config.DEMO} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
