import {
  BellIcon,
  BoxIcon,
  CartIcon,
  HomeIcon,
  type Icon,
  PlaneIcon,
  ReceiptIcon,
  TruckIcon,
  UserIcon,
  WalletIcon,
  WarehouseIcon,
} from '../ui/icon.tsx';
import { HeartIcon } from '../ui/product-icons.tsx';

/** The icons of the personal pages, the same in every menu. */
export const PERSONAL_PAGE_ICONS: Readonly<Record<string, Icon>> = {
  '/my': HomeIcon,
  '/my/message': BellIcon,
  '/cart': CartIcon,
  '/my/favourites': HeartIcon,
  '/my/purchase': BoxIcon,
  '/my/warehouses': TruckIcon,
  '/my/in-stock-items': WarehouseIcon,
  '/my/transit': PlaneIcon,
  '/my/pending-payments': ReceiptIcon,
  '/my/balance': WalletIcon,
  '/my/account': UserIcon,
};
