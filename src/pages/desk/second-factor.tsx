import { SecondFactor } from '../../components/desk/entry/second-factor.tsx';
import { SetUpSecondFactor } from '../../components/desk/entry/set-up-second-factor.tsx';
import { DeskHead } from '../../components/desk/shell/desk-head.tsx';
import { currentRequest } from '../../server/request/context.ts';
import { deskRequest } from '../../server/request/desk.ts';

/** The page to show one's second factor, or to set one up. */
export default async function DeskSecondFactorPage() {
  const { t, me, flash } = deskRequest();
  // After a wrong code, the secret that the person has scanned.
  const secret = flash?.form === 'enableSecondFactor' ? flash.values.secret : undefined;
  return (
    <>
      <DeskHead t={t} title={t('desk.secondFactor.title')} />
      {me.hasSecondFactor ? (
        <SecondFactor t={t} flash={flash} />
      ) : (
        <SetUpSecondFactor
          t={t}
          flash={flash}
          {...(await currentRequest().api('setUpSecondFactor', { body: { secret } }))}
        />
      )}
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
