import type { ProductLinkResult } from '../../../contract/calls/catalogue.ts';
import { formatList } from '../../../i18n/regions-and-lists.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { Container } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { View } from '../../view.ts';
import * as css from '../pasted-link.css';
import { PastedLink } from '../pasted-link.tsx';
import { WrongLinkAlert } from './wrong-link-alert.tsx';

type WrongLinkProps = {
  view: View;
  pasted: ProductLinkResult;
  /** The pasted text. */
  text: string;
};

/**
 * A link that opens no product: what kind of link it is, and what to do. With scripts a dialog shows
 * the message first (docs/specification.md section 8).
 */
export function WrongLink({ view, pasted, text }: WrongLinkProps) {
  const { t, locale, tenant } = view;
  const reason = reasonText(view, pasted);
  const names = tenant.tenantPreference.productPlatforms
    .filter((platform) => platform !== 'SelfOwned')
    .map((platform) => translateKey(t, `platform.${platform}`));
  return (
    <Container size="sm" className={css.page}>
      <h1 className={css.title}>{t('wrongLink.title')}</h1>
      <Notice tone="warning">{reason}</Notice>
      <WrongLinkAlert
        texts={{
          title: t('wrongLink.title'),
          text: reason,
          confirm: t('search.wrongLink.confirm'),
        }}
      />
      <PastedLink view={view} pasted={pasted} text={text} />
      <ul className={css.advice}>
        <li>{t('wrongLink.advice.open')}</li>
        <li>{t('wrongLink.advice.copy')}</li>
        <li>{t('wrongLink.advice.marketplaces', { marketplaces: formatList(locale, names) })}</li>
      </ul>
    </Container>
  );
}

/** Why the link opens no product. */
function reasonText({ t }: View, { kind, platform, agent }: ProductLinkResult): string {
  if (kind === 'UNSUPPORTED_HOST' && platform) {
    return t('wrongLink.marketplace', { platform: translateKey(t, `platform.${platform}`) });
  }
  if (kind === 'UNSUPPORTED_HOST' && agent) return t('wrongLink.agent', { agent });
  const hasText = kind !== 'PRODUCT' && kind !== 'KEYWORD';
  return translateKey(t, `wrongLink.${hasText ? kind : 'INVALID'}`);
}
