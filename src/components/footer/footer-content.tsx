import type { ReactNode } from 'react';
import type { ServiceChatType, SocialPlatform } from '../../contract/values/shop/site-kinds.ts';
import { Link } from '../../framework/link.tsx';
import { AGREEMENT_PATH } from '../shell/ids.ts';
import {
  FacebookIcon,
  InstagramIcon,
  LinkedInIcon,
  TelegramIcon,
  TikTokIcon,
  VkIcon,
  XIcon,
  YouTubeIcon,
} from '../ui/brand-icon.tsx';
import type { Icon } from '../ui/icon.tsx';
import { IconLink } from '../ui/icon-button.tsx';
import { Container } from '../ui/layout.tsx';
import * as css from './footer.css';
import type { FooterGroups } from './footer-groups.ts';

const POWERED_BY_URL = 'https://sampan.shop/';

/** Name and logo of each social network. Names are the same in every language. */
const SOCIAL: Readonly<Record<SocialPlatform, { name: string; Mark: Icon }>> = {
  FACEBOOK: { name: 'Facebook', Mark: FacebookIcon },
  TWITTER: { name: 'X', Mark: XIcon },
  LINKEDIN: { name: 'LinkedIn', Mark: LinkedInIcon },
  YOUTUBE: { name: 'YouTube', Mark: YouTubeIcon },
  INSTAGRAM: { name: 'Instagram', Mark: InstagramIcon },
  TIKTOK: { name: 'TikTok', Mark: TikTokIcon },
  TELEGRAM: { name: 'Telegram', Mark: TelegramIcon },
  VKONTAKTE: { name: 'VK', Mark: VkIcon },
};

const CHAT_NAMES: Readonly<Record<ServiceChatType, string>> = {
  LINE: 'LINE',
  WECHAT: 'WeChat',
  KAKAOTALK: 'KakaoTalk',
  ZALO: 'Zalo',
  FACEBOOK: 'Facebook',
  WHATSAPP: 'WhatsApp',
  FACEBOOK_MESSENGER: 'Messenger',
  VIBER: 'Viber',
  TELEGRAM: 'Telegram',
  VKONTAKTE: 'VK',
  SIGNAL: 'Signal',
};

export type FooterContentProps = {
  readonly shop: { readonly name: string; readonly logo: string; readonly description: string };
  readonly groups: FooterGroups;
  readonly texts: {
    readonly follow: string;
    readonly guide: string;
    readonly information: string;
    readonly terms: string;
    readonly close: string;
    readonly support: string;
    readonly copied: string;
    readonly failed: string;
    readonly online: string;
    /** The name of the software; undefined if it must not be named. */
    readonly poweredBy: string | undefined;
  };
  /** Lines about the company behind the shop. */
  readonly legal: readonly string[];
};

/** The footer's content. `FooterView` handles clicks on elements with `data-press`. */
export default function FooterContent({ shop, groups, texts, legal }: FooterContentProps) {
  return (
    <>
      <Container className={css.columns}>
        <About {...{ shop, texts }} social={groups.social} />
        {groups.guide.length > 0 && (
          <Group title={texts.guide}>
            {groups.guide.map(({ path, label }) => (
              <li key={path}>
                <Link href={path} className={css.entry}>
                  {label}
                </Link>
              </li>
            ))}
          </Group>
        )}
        {groups.about && (
          <Group title={texts.information}>
            <li>
              <Link href={groups.about.path} className={css.entry}>
                {groups.about.label}
              </Link>
            </li>
            <li>
              <Link
                href={AGREEMENT_PATH}
                className={css.entry}
                aria-haspopup="dialog"
                data-press="agreement"
              >
                {texts.terms}
              </Link>
            </li>
          </Group>
        )}
        <Support texts={texts} support={groups.support} />
        {groups.links.length > 0 && (
          <Group title={texts.online}>
            {groups.links.map(({ title, link }) => (
              <li key={link}>
                <Link href={link} className={css.entry}>
                  {title}
                </Link>
              </li>
            ))}
          </Group>
        )}
      </Container>
      <Legal legal={legal} poweredBy={texts.poweredBy} />
    </>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className={css.title}>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

type AboutProps = Pick<FooterContentProps, 'shop' | 'texts'> & {
  readonly social: FooterGroups['social'];
};

function About({ shop, texts, social }: AboutProps) {
  return (
    <div className={css.about}>
      <span className={css.brand}>
        <img src={shop.logo} alt="" width={28} height={28} className={css.logo} loading="lazy" />
        {shop.name}
      </span>
      <p className={css.description}>{shop.description}</p>
      {social.length > 0 && (
        <ul className={css.social} aria-label={texts.follow}>
          {social.map(({ platform, link }) => {
            const { name, Mark } = SOCIAL[platform];
            return (
              <li key={platform}>
                <IconLink href={link} target="_blank" label={name} icon={<Mark />} />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

type SupportProps = Pick<FooterContentProps, 'texts'> & {
  readonly support: FooterGroups['support'];
};

function Support({ texts, support }: SupportProps) {
  const { phone, email, accounts } = support;
  if (!phone && !email && accounts.length === 0) return null;
  return (
    <Group title={texts.support}>
      {phone && (
        <li>
          <CopyValue value={phone} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} />
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`} className={css.entry}>
            {email}
          </a>
        </li>
      )}
      {accounts.map(({ type, accountId }) => (
        <li key={type + accountId}>
          <CopyValue value={accountId} kind={CHAT_NAMES[type]} />
        </li>
      ))}
    </Group>
  );
}

type LegalProps = Pick<FooterContentProps, 'legal'> & { readonly poweredBy: string | undefined };

function Legal({ legal, poweredBy }: LegalProps) {
  return (
    <Container>
      <div className={css.legal}>
        {legal.map((text) => (
          <span key={text}>{text}</span>
        ))}
        {poweredBy && (
          <a href={POWERED_BY_URL} className={css.poweredBy}>
            {poweredBy}
          </a>
        )}
      </div>
    </Container>
  );
}

type CopyValueProps = {
  readonly value: string;
  /** The kind of the contact, shown before the value. */
  readonly kind?: string;
  /** A `tel:` link, followed on a phone and without scripts. */
  readonly href?: string;
};

/** A phone number or an account, copied with a click. Without scripts it is text to select. */
function CopyValue({ value, kind, href }: CopyValueProps) {
  const pressProps = { className: css.entry, 'data-press': 'copy', 'data-value': value };
  const content = (
    <>
      {kind && <span className={css.kind}>{kind}</span>}
      <bdi>{value}</bdi>
    </>
  );
  return href ? (
    <a {...pressProps} href={href}>
      {content}
    </a>
  ) : (
    <button {...pressProps} type="button">
      {content}
    </button>
  );
}
