import type { ReactElement } from 'react';
import { cx } from './cx.ts';
import * as css from './icon.css';

export type IconProps = { readonly size?: keyof typeof css.size };
export type Icon = (props: IconProps) => ReactElement;

/**
 * Makes an icon: lines 1.5 px wide on a 20 px grid. Screen readers ignore it, so its container needs
 * a name. The shapes are in the stylesheet, and a page contains only their class names. `mirrored`
 * icons are turned round in right-to-left languages.
 */
export const createIcon =
  (shape: string, mirrored?: boolean): Icon =>
  (props) => <i className={cx(css.size[props.size ?? 20], shape, mirrored && css.mirrored)} />;

// Navigation
export const SearchIcon = /* @__PURE__ */ createIcon(css.search);
export const MenuIcon = /* @__PURE__ */ createIcon(css.menu);
export const CloseIcon = /* @__PURE__ */ createIcon(css.close);
export const HomeIcon = /* @__PURE__ */ createIcon(css.home);
export const GridIcon = /* @__PURE__ */ createIcon(css.grid);
export const ChevronDownIcon = /* @__PURE__ */ createIcon(css.chevronDown);
export const ChevronStartIcon = /* @__PURE__ */ createIcon(css.chevronStart, true);
export const ChevronEndIcon = /* @__PURE__ */ createIcon(css.chevronEnd, true);
export const ArrowUpIcon = /* @__PURE__ */ createIcon(css.arrowUp);
export const ExternalIcon = /* @__PURE__ */ createIcon(css.external, true);
export const GlobeIcon = /* @__PURE__ */ createIcon(css.globe);

// Shopping
export const CartIcon = /* @__PURE__ */ createIcon(css.cart);
export const StoreIcon = /* @__PURE__ */ createIcon(css.store);
export const CameraIcon = /* @__PURE__ */ createIcon(css.camera);

// Transport
export const BoxIcon = /* @__PURE__ */ createIcon(css.box);
export const WarehouseIcon = /* @__PURE__ */ createIcon(css.warehouse);
export const TruckIcon = /* @__PURE__ */ createIcon(css.truck, true);
export const PlaneIcon = /* @__PURE__ */ createIcon(css.plane);
export const ClockIcon = /* @__PURE__ */ createIcon(css.clock);

// Money and account
export const UserIcon = /* @__PURE__ */ createIcon(css.user);
export const WalletIcon = /* @__PURE__ */ createIcon(css.wallet);
export const CardIcon = /* @__PURE__ */ createIcon(css.card);
export const ReceiptIcon = /* @__PURE__ */ createIcon(css.receipt);
export const BellIcon = /* @__PURE__ */ createIcon(css.bell);
export const ChatIcon = /* @__PURE__ */ createIcon(css.chat);
export const LogoutIcon = /* @__PURE__ */ createIcon(css.logout, true);
export const LockIcon = /* @__PURE__ */ createIcon(css.lock);

// Status
export const CheckIcon = /* @__PURE__ */ createIcon(css.check);
export const CheckCircleIcon = /* @__PURE__ */ createIcon(css.checkCircle);
export const AlertIcon = /* @__PURE__ */ createIcon(css.alert);
export const InfoIcon = /* @__PURE__ */ createIcon(css.info);

// Actions
export const PlusIcon = /* @__PURE__ */ createIcon(css.plus);
export const MinusIcon = /* @__PURE__ */ createIcon(css.minus);
export const EditIcon = /* @__PURE__ */ createIcon(css.edit);
export const TrashIcon = /* @__PURE__ */ createIcon(css.trash);
export const CopyIcon = /* @__PURE__ */ createIcon(css.copy);
export const FilterIcon = /* @__PURE__ */ createIcon(css.filter);
export const SlidersIcon = /* @__PURE__ */ createIcon(css.sliders);
export const EyeIcon = /* @__PURE__ */ createIcon(css.eye);
export const EyeOffIcon = /* @__PURE__ */ createIcon(css.eyeOff);
