import type { ProductPlatform } from '../../contract/values/goods/product-kinds.ts';
import { Link } from '../../framework/link.tsx';
import { translateKey } from '../../i18n/translator.ts';
import { BoxIcon } from '../ui/icon.tsx';
import type { View } from '../view.ts';
import { HomeBlock } from './home-part.tsx';
import * as css from './trust.css';

/** What is shown instead of a marketplace's logo: a character of its Chinese name, on its colour. */
const LOGOS: Record<
  Exclude<ProductPlatform, 'SelfOwned'>,
  { character: string; colour: string }
> = {
  Taobao: { character: '淘', colour: '#e64a00' },
  Tmall: { character: '猫', colour: '#d8002e' },
  JD: { character: '京', colour: '#c81623' },
  Alibaba: { character: '批', colour: '#d95f00' },
  Yiwugou: { character: '义', colour: '#1a7f4e' },
  Poizon: { character: '得', colour: '#14181f' },
};

function Logo({ platform }: { platform: ProductPlatform }) {
  if (platform === 'SelfOwned') {
    return (
      <span className={css.logo} style={{ backgroundColor: '#4b5563' }}>
        <BoxIcon />
      </span>
    );
  }
  const { character, colour } = LOGOS[platform];
  return (
    <span className={css.logo} style={{ backgroundColor: colour }} lang="zh-CN" aria-hidden="true">
      {character}
    </span>
  );
}

/** The tenant's marketplaces, each with a link to its products. */
export function Marketplaces({ tenant, t }: View) {
  return (
    <HomeBlock title={t('home.marketplaces')}>
      <nav className={css.marketplaces} aria-label={t('home.marketplaces')}>
        {tenant.tenantPreference.productPlatforms.map((platform) => (
          <Link
            key={platform}
            href={`/product-search?channel=${platform}`}
            className={css.marketplace}
          >
            <Logo platform={platform} />
            <span className={css.marketplaceText}>
              <span className={css.marketplaceName}>{translateKey(t, `platform.${platform}`)}</span>
              <span className={css.marketplaceAbout}>
                {translateKey(t, `home.marketplace.${platform}`)}
              </span>
            </span>
          </Link>
        ))}
      </nav>
    </HomeBlock>
  );
}
