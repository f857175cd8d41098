import { MoneyTabs } from '../../../../../components/desk/approvals/money-tabs.tsx';
import { ChannelsPage } from '../../../../../components/desk/channels/channels-page.tsx';
import { DeskHead } from '../../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../../components/desk/shell/no-right.tsx';
import { deskTenantRequest, markForbidden } from '../../../../../server/request/desk.ts';
import { read } from '../../../../../server/request/read.ts';

/** The tenant's channels, through which shoppers top up. */
export default async function DeskChannelsPage() {
  const view = deskTenantRequest();
  if (!view.may('money.see')) {
    markForbidden();
    return <NoRight view={view} right="money.see" />;
  }
  const { channels, providers } = await read('listChannels');
  const title = view.t('desk.channels.title');
  return (
    <>
      <DeskHead t={view.t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      <MoneyTabs view={view} current="channels" />
      <ChannelsPage view={view} channels={channels} providers={providers} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
