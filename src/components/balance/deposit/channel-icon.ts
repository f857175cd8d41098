import type { DepositChannelType } from '../../../contract/values/money/money-kinds.ts';
import {
  CardIcon,
  GridIcon,
  type Icon,
  ReceiptIcon,
  StoreIcon,
  WalletIcon,
} from '../../ui/icon.tsx';

/** The icon of a payment channel. */
export const CHANNEL_ICON: Record<DepositChannelType, Icon> = {
  BANK_TRANSFER: ReceiptIcon,
  QR_PAY_CODE: GridIcon,
  CARD_REDIRECT: CardIcon,
  PAYPAL: WalletIcon,
  ALIPAY: WalletIcon,
  WECHAT_PAY: WalletIcon,
  CRYPTO_MANUAL: WalletIcon,
  CASH_AT_COUNTER: StoreIcon,
  MANUAL: WalletIcon,
};

/** The label of the button that leads to the page where a top-up is paid. */
export const PAGE_TEXT: Partial<Record<DepositChannelType, 'deposit.card' | 'deposit.paypal'>> = {
  CARD_REDIRECT: 'deposit.card',
  PAYPAL: 'deposit.paypal',
};
