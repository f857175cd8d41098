import { SecondFactor } from '../../components/desk/entry/second-factor.tsx';
import { SetUpSecondFactor } from '../../components/desk/entry/set-up-second-factor.tsx';
import { DeskHead } from '../../components/desk/shell/desk-head.tsx';
import { NotAtStation } from '../../components/desk/stations/not-at-station.tsx';
import { ownPath } from '../../contract/values/own-path.ts';
import { currentRequest } from '../../server/request/context.ts';
import { deskRequest, markForbidden } from '../../server/request/desk.ts';
import { DESK } from '../../site/desk-path.ts';

/** The page on which people confirm their second factor, or set one up. */
export default async function DeskSecondFactorPage({ query }: { query?: string }) {
  const { t, me, flash } = deskRequest();
  if (me.station) {
    markForbidden();
    return <NotAtStation view={{ t }} />;
  }
  const fields = new URLSearchParams(query ?? '');
  const next = ownPath(fields.get('next') ?? DESK);
  const isReplaced = fields.has('replace');
  // The secret that the person has scanned, after a wrong code.
  const secret = flash?.form === 'enableSecondFactor' ? flash.values.secret : undefined;
  return (
    <>
      <DeskHead t={t} title={t('desk.secondFactor.title')} />
      {me.hasSecondFactor && !isReplaced ? (
        <SecondFactor t={t} flash={flash} next={next} factors={me.factors} />
      ) : (
        <SetUpSecondFactor
          t={t}
          flash={flash}
          isReplaced={isReplaced}
          hasSecondFactor={me.hasSecondFactor}
          {...(await currentRequest().api('setUpSecondFactor', { body: { secret } }))}
        />
      )}
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
