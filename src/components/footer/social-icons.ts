import type { ServiceChatType, SocialPlatform } from '../../contract/values/enums.ts';
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

/** Name and mark of each network; names are the same in every language. */
export const SOCIAL: Readonly<Record<SocialPlatform, { name: string; Mark: Icon }>> = {
  FACEBOOK: { name: 'Facebook', Mark: FacebookIcon },
  TWITTER: { name: 'X', Mark: XIcon },
  LINKEDIN: { name: 'LinkedIn', Mark: LinkedInIcon },
  YOUTUBE: { name: 'YouTube', Mark: YouTubeIcon },
  INSTAGRAM: { name: 'Instagram', Mark: InstagramIcon },
  TIKTOK: { name: 'TikTok', Mark: TikTokIcon },
  TELEGRAM: { name: 'Telegram', Mark: TelegramIcon },
  VKONTAKTE: { name: 'VK', Mark: VkIcon },
};

export const CHAT_NAMES: Readonly<Record<ServiceChatType, string>> = {
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
