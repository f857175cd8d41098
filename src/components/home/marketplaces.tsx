import type { ProductPlatform } from '../../contract/values/product-kinds.ts';
import { Link } from '../../framework/link.tsx';
import { translateKey } from '../../i18n/translator.ts';
import { BoxIcon } from '../ui/icon.tsx';
import type { View } from '../view.ts';
import * as css from './hero.css';

/** A marketplace's sign: a character of its Chinese name, and its colour. */
const SIGNS: Record<Exclude<ProductPlatform, 'SelfOwned'>, { sign: string; colour: string }> = {
  Taobao: { sign: '淘', colour: '#e64a00' },
  Tmall: { sign: '猫', colour: '#d8002e' },
  JD: { sign: '京', colour: '#c81623' },
  Alibaba: { sign: '批', colour: '#d95f00' },
  Yiwugou: { sign: '义', colour: '#1a7f4e' },
  Poizon: { sign: '得', colour: '#14181f' },
};

function Sign({ platform }: { platform: ProductPlatform }) {
  if (platform === 'SelfOwned') {
    return (
      <span className={css.sign} style={{ backgroundColor: '#4b5563' }}>
        <BoxIcon />
      </span>
    );
  }
  const { sign, colour } = SIGNS[platform];
  return (
    <span className={css.sign} style={{ backgroundColor: colour }} lang="zh-CN" aria-hidden="true">
      {sign}
    </span>
  );
}

/** The tenant's marketplaces, each with a link to its products. */
export function Marketplaces({ tenant, t }: View) {
  return (
    <nav className={css.marketplaces} aria-label={t('home.marketplaces')}>
      {tenant.tenantPreference.productPlatforms.map((platform) => (
        <Link
          key={platform}
          href={`/product-search?channel=${platform}`}
          className={css.marketplace}
        >
          <Sign platform={platform} />
          <span className={css.marketplaceText}>
            <span className={css.marketplaceName}>{translateKey(t, `platform.${platform}`)}</span>
            <span className={css.marketplaceAbout}>
              {translateKey(t, `home.marketplace.${platform}`)}
            </span>
          </span>
        </Link>
      ))}
    </nav>
  );
}
