import { ChannelActs } from '../../../../../components/desk/channels/channel-acts.tsx';
import { ChannelForm } from '../../../../../components/desk/channels/channel-form.tsx';
import { DeskHead } from '../../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../../components/desk/shell/no-right.tsx';
import { notFound } from '../../../../../framework/server/redirect.ts';
import { deskTenantRequest, markForbidden } from '../../../../../server/request/desk.ts';
import { read } from '../../../../../server/request/read.ts';
import { deskPath } from '../../../../../site/desk-path.ts';

/** A channel, or the form for a new one (`new?provider=`). */
export default async function DeskChannelPage({
  channel: id,
  query,
}: {
  channel: string;
  query: string;
}) {
  const view = deskTenantRequest();
  if (!view.may('money.see')) {
    markForbidden();
    return <NoRight view={view} right="money.see" />;
  }
  const { channels, providers } = await read('listChannels');
  const channel = channels.find((one) => one.id === id);
  const name = channel?.provider ?? new URLSearchParams(query).get('provider');
  const provider = providers.find((one) => one.name === name);
  if (!provider || (id !== 'new' && !channel)) notFound();
  const { t, tenant } = view;
  const title = channel?.name ?? t('desk.channels.new');
  return (
    <>
      <DeskHead t={t} title={title} />
      <div className="desk-head">
        <a href={deskPath(tenant.id, 'money', 'channels')}>{t('desk.channels.title')}</a>
        <h1>{title}</h1>
      </div>
      {channel && <ChannelActs view={view} provider={provider} channel={channel} />}
      {view.may('money.propose') && (
        <ChannelForm view={view} provider={provider} channel={channel} />
      )}
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
