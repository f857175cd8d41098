import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { ReadyAnswers } from '../../../../components/desk/tickets/ready-answers.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';

export default async function DeskAnswersPage() {
  const view = deskTenantRequest();
  const { t } = view;
  if (!view.may('tickets.see')) {
    markForbidden();
    return <NoRight view={view} right="tickets.see" />;
  }
  return (
    <>
      <DeskHead t={t} title={t('desk.answers')} />
      <div className="desk-head">
        <h1>{t('desk.answers')}</h1>
      </div>
      <ReadyAnswers view={view} answers={await read('listReadyAnswers')} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
