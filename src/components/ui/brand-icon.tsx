import * as css from './icon.css';
import { createIcon } from './icon.tsx';

// Logos of social networks, one filled shape each. Their container says the network's name.

export const FacebookIcon = /* @__PURE__ */ createIcon(css.facebook);
export const XIcon = /* @__PURE__ */ createIcon(css.x);
export const LinkedInIcon = /* @__PURE__ */ createIcon(css.linkedIn);
export const YouTubeIcon = /* @__PURE__ */ createIcon(css.youTube);
export const InstagramIcon = /* @__PURE__ */ createIcon(css.instagram);
export const TikTokIcon = /* @__PURE__ */ createIcon(css.tikTok);
export const TelegramIcon = /* @__PURE__ */ createIcon(css.telegram);
export const VkIcon = /* @__PURE__ */ createIcon(css.vk);
