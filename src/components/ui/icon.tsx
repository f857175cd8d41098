import type { ReactElement } from 'react';
import { cx } from './cx.ts';
import * as css from './icon.css';

export type IconProps = { readonly size?: keyof typeof css.size };
export type Icon = (props: IconProps) => ReactElement;

/**
 * Line icons on a 20 px grid, stroke 1.5. They are decoration: their container has the name. The
 * shapes are in the stylesheet, so that a page only names them.
 */
export const draw =
  (shape: string, turns?: boolean): Icon =>
  (props) => <i className={cx(css.size[props.size ?? 20], shape, turns && css.directional)} />;

// Navigation
export const SearchIcon = /* @__PURE__ */ draw(css.search);
export const MenuIcon = /* @__PURE__ */ draw(css.menu);
export const CloseIcon = /* @__PURE__ */ draw(css.close);
export const HomeIcon = /* @__PURE__ */ draw(css.home);
export const GridIcon = /* @__PURE__ */ draw(css.grid);
export const ChevronDownIcon = /* @__PURE__ */ draw(css.chevronDown);
export const ChevronStartIcon = /* @__PURE__ */ draw(css.chevronStart, true);
export const ChevronEndIcon = /* @__PURE__ */ draw(css.chevronEnd, true);
export const ArrowUpIcon = /* @__PURE__ */ draw(css.arrowUp);
export const ExternalIcon = /* @__PURE__ */ draw(css.external, true);
export const GlobeIcon = /* @__PURE__ */ draw(css.globe);

// Shopping
export const CartIcon = /* @__PURE__ */ draw(css.cart);
export const StoreIcon = /* @__PURE__ */ draw(css.store);
export const CameraIcon = /* @__PURE__ */ draw(css.camera);

// Transport
export const BoxIcon = /* @__PURE__ */ draw(css.box);
export const WarehouseIcon = /* @__PURE__ */ draw(css.warehouse);
export const TruckIcon = /* @__PURE__ */ draw(css.truck, true);
export const PlaneIcon = /* @__PURE__ */ draw(css.plane);
export const ClockIcon = /* @__PURE__ */ draw(css.clock);

// Money and account
export const UserIcon = /* @__PURE__ */ draw(css.user);
export const WalletIcon = /* @__PURE__ */ draw(css.wallet);
export const CardIcon = /* @__PURE__ */ draw(css.card);
export const ReceiptIcon = /* @__PURE__ */ draw(css.receipt);
export const BellIcon = /* @__PURE__ */ draw(css.bell);
export const ChatIcon = /* @__PURE__ */ draw(css.chat);
export const LogoutIcon = /* @__PURE__ */ draw(css.logout, true);
export const LockIcon = /* @__PURE__ */ draw(css.lock);

// Status
export const CheckIcon = /* @__PURE__ */ draw(css.check);
export const CheckCircleIcon = /* @__PURE__ */ draw(css.checkCircle);
export const AlertIcon = /* @__PURE__ */ draw(css.alert);
export const InfoIcon = /* @__PURE__ */ draw(css.info);

// Actions
export const PlusIcon = /* @__PURE__ */ draw(css.plus);
export const MinusIcon = /* @__PURE__ */ draw(css.minus);
export const EditIcon = /* @__PURE__ */ draw(css.edit);
export const TrashIcon = /* @__PURE__ */ draw(css.trash);
export const CopyIcon = /* @__PURE__ */ draw(css.copy);
export const FilterIcon = /* @__PURE__ */ draw(css.filter);
export const SlidersIcon = /* @__PURE__ */ draw(css.sliders);
export const EyeIcon = /* @__PURE__ */ draw(css.eye);
export const EyeOffIcon = /* @__PURE__ */ draw(css.eyeOff);
export const SunIcon = /* @__PURE__ */ draw(css.sun);
export const MoonIcon = /* @__PURE__ */ draw(css.moon);
