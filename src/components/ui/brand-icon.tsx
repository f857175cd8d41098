import type { Icon } from './icon.tsx';

/** The marks of the social networks, one filled shape each. Whatever holds one has the name. */
const draw =
  (path: string): Icon =>
  ({ size = 20 }) => (
    <svg width={size} height={size} viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
      <path fillRule="evenodd" d={path} />
    </svg>
  );

export const FacebookIcon = /* @__PURE__ */ draw(
  'M11.6 18v-7.1H14l.4-2.8h-2.8V6.3c0-.8.3-1.4 1.4-1.4h1.5V2.4a20 20 0 0 0-2.1-.1c-2.2 0-3.7 1.3-3.7 3.8v2H6.2v2.8h2.5V18h2.9Z',
);
export const XIcon = /* @__PURE__ */ draw(
  'M11.7 8.7 17.6 2h-1.4l-5.1 5.8L7 2H2.3l6.2 8.9L2.3 18h1.4l5.4-6.2 4.3 6.2H18l-6.3-9.3ZM4.2 3.1h2.1l9.6 13.9h-2.1L4.2 3.1Z',
);
export const LinkedInIcon = /* @__PURE__ */ draw(
  'M4.4 7.2h2.9V17H4.4V7.2Zm1.45-4.6a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4ZM9 7.2h2.8v1.3c.5-.9 1.5-1.5 2.9-1.5 2.9 0 3.4 1.9 3.4 4.4V17h-2.9v-5c0-1.2 0-2.6-1.6-2.6s-1.8 1.2-1.8 2.5V17H9V7.2Z',
);
export const YouTubeIcon = /* @__PURE__ */ draw(
  'M18.6 6.2A2.2 2.2 0 0 0 17 4.6c-1.4-.4-7-.4-7-.4s-5.6 0-7 .4a2.2 2.2 0 0 0-1.6 1.6A23 23 0 0 0 1 10c0 1.3.1 2.6.4 3.8.2.8.8 1.4 1.6 1.6 1.4.4 7 .4 7 .4s5.6 0 7-.4a2.2 2.2 0 0 0 1.6-1.6c.3-1.2.4-2.5.4-3.8s-.1-2.6-.4-3.8ZM8.2 12.7V7.3l4.7 2.7-4.7 2.7Z',
);
export const InstagramIcon = /* @__PURE__ */ draw(
  'M6 2h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4Zm0 1.7A2.3 2.3 0 0 0 3.7 6v8A2.3 2.3 0 0 0 6 16.3h8a2.3 2.3 0 0 0 2.3-2.3V6A2.3 2.3 0 0 0 14 3.7H6Zm4 2.2a4.1 4.1 0 1 1 0 8.2 4.1 4.1 0 0 1 0-8.2Zm0 1.7a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8Zm4.4-2.9a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
);
export const TikTokIcon = /* @__PURE__ */ draw(
  'M13.4 2h-2.8v10.9a2.2 2.2 0 1 1-2.2-2.2c.2 0 .5 0 .7.1V7.9a5 5 0 1 0 4.3 5V7.3a6.4 6.4 0 0 0 3.8 1.2V5.7A3.8 3.8 0 0 1 13.4 2Z',
);
export const TelegramIcon = /* @__PURE__ */ draw(
  'm18.4 3.3-2.6 13c-.2.9-.7 1.1-1.4.7l-4-3-1.9 1.9c-.2.2-.4.4-.8.4l.3-4.1 7.4-6.7c.3-.3-.1-.4-.5-.2l-9.2 5.8-3.9-1.2c-.9-.3-.9-.9.2-1.3l15.2-5.8c.7-.3 1.4.1 1.2.5Z',
);
export const VkIcon = /* @__PURE__ */ draw(
  'M10.8 15C5.2 15 2 11.2 1.9 4.8h2.8c.1 4.7 2.2 6.7 3.8 7.1V4.8h2.7v4c1.6-.2 3.3-2 3.9-4h2.6c-.4 2.4-2.2 4.2-3.5 5 1.3.6 3.3 2.2 4.1 5.2h-2.9c-.6-1.9-2.1-3.4-4.2-3.6V15h-.4Z',
);
