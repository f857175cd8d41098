import { createIcon } from './icon.tsx';
import * as css from './product-icons.css';

export const HeartIcon = /* @__PURE__ */ createIcon(css.heart);
export const ShareIcon = /* @__PURE__ */ createIcon(css.share);
