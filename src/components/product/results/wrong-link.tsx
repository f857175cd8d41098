import type { ProductLinkResult } from '../../../contract/calls/catalogue.ts';
import { formatList } from '../../../i18n/regions-and-lists.ts';
import { searchTexts } from '../../../i18n/search-texts.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { searchWay, waysOn } from '../../search/ways-on.ts';
import { ButtonLink } from '../../ui/button.tsx';
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
  const title = wrongLinkTitle(view, pasted);
  const { searchFor, askSourcing, confirm } = searchTexts(t, tenant).wrongLink;
  const search = searchWay(searchFor, text);
  const names = tenant.tenantPreference.productPlatforms
    .filter((platform) => platform !== 'SelfOwned')
    .map((platform) => translateKey(t, `platform.${platform}`));
  return (
    <Container size="sm" className={css.page}>
      <h1 className={css.title}>{title}</h1>
      <Notice tone="warning">{reason}</Notice>
      <WrongLinkAlert
        texts={{ title, text: reason, confirm }}
        ways={waysOn({ searchFor, askSourcing }, text)}
      />
      <PastedLink view={view} pasted={pasted} text={text}>
        {search && <ButtonLink href={search.href}>{search.label}</ButtonLink>}
      </PastedLink>
      <ul className={css.advice}>
        <li>{t('wrongLink.advice.open')}</li>
        <li>{t('wrongLink.advice.copy')}</li>
        <li>{t('wrongLink.advice.marketplaces', { marketplaces: formatList(locale, names) })}</li>
      </ul>
    </Container>
  );
}

/** The title of the page. A short link that could not be followed is not called wrong. */
export const wrongLinkTitle = ({ t }: Pick<View, 't'>, { kind }: ProductLinkResult): string =>
  t(kind === 'NEEDS_EXPANSION' ? 'search.wrongLink.shortTitle' : 'wrongLink.title');

/** Why the link opens no product. */
function reasonText({ t }: View, { kind, platform, agent }: ProductLinkResult): string {
  if (kind === 'UNSUPPORTED_HOST' && platform) {
    return t('wrongLink.marketplace', { platform: translateKey(t, `platform.${platform}`) });
  }
  if (kind === 'UNSUPPORTED_HOST' && agent) return t('wrongLink.agent', { agent });
  const hasText = kind !== 'PRODUCT' && kind !== 'KEYWORD';
  return translateKey(t, `wrongLink.${hasText ? kind : 'INVALID'}`);
}
