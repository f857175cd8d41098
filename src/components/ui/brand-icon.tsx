import * as css from './icon.css';
import { draw } from './icon.tsx';

/** Logos of social networks, one filled shape each. Their container has the name. */

export const FacebookIcon = /* @__PURE__ */ draw(css.facebook);
export const XIcon = /* @__PURE__ */ draw(css.x);
export const LinkedInIcon = /* @__PURE__ */ draw(css.linkedIn);
export const YouTubeIcon = /* @__PURE__ */ draw(css.youTube);
export const InstagramIcon = /* @__PURE__ */ draw(css.instagram);
export const TikTokIcon = /* @__PURE__ */ draw(css.tikTok);
export const TelegramIcon = /* @__PURE__ */ draw(css.telegram);
export const VkIcon = /* @__PURE__ */ draw(css.vk);
