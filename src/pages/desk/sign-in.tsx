import { BadgeSignIn } from '../../components/desk/entry/badge-sign-in.tsx';
import { SignIn } from '../../components/desk/entry/sign-in.tsx';
import { DeskHead } from '../../components/desk/shell/desk-head.tsx';
import { WarehouseStyles } from '../../components/desk/warehouse/warehouse-head.tsx';
import { ownPath } from '../../contract/values/own-path.ts';
import type { DeskTranslate } from '../../i18n/translator.ts';
import { currentRequest } from '../../server/request/context.ts';
import { read } from '../../server/request/read.ts';
import { DESK } from '../../site/desk-path.ts';

export default async function DeskSignInPage({ query }: { query?: string }) {
  const { flash, platform } = currentRequest();
  const t = currentRequest().t as DeskTranslate;
  const fields = new URLSearchParams(query ?? '');
  const next = ownPath(fields.get('next') ?? DESK);
  const { station } = await read('getStationHere');
  const byPassword = !station || fields.has('password') || flash?.form === 'signInStaff';
  return (
    <>
      <DeskHead t={t} title={t('desk.signIn.title')} />
      {byPassword ? (
        <SignIn
          t={t}
          flash={flash}
          next={next}
          isDemo={platform.config.DEMO}
          isStation={station !== undefined}
        />
      ) : (
        <>
          <WarehouseStyles />
          <BadgeSignIn t={t} flash={flash} station={station} />
        </>
      )}
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
