import type { depositChannels } from '../schema/tenants.ts';
import type { TenantSeed } from './tenants/tenant-seed.ts';

type Channel = typeof depositChannels.$inferInsert;

const LABELS = {
  bank: {
    en: 'Bank',
    'zh-CN': '银行',
    ar: 'المصرف',
    la: 'ທະນາຄານ',
    ru: 'Банк',
    ko: '은행',
    es: 'Banco',
  },
  holder: {
    en: 'Account holder',
    'zh-CN': '户名',
    ar: 'صاحب الحساب',
    la: 'ຊື່ບັນຊີ',
    ru: 'Получатель',
    ko: '예금주',
    es: 'Titular',
  },
  account: {
    en: 'Account number',
    'zh-CN': '账号',
    ar: 'رقم الحساب',
    la: 'ເລກບັນຊີ',
    ru: 'Номер счёта',
    ko: '계좌번호',
    es: 'Número de cuenta',
  },
  payee: {
    en: 'Payee',
    'zh-CN': '收款人',
    ar: 'المستفيد',
    la: 'ຜູ້ຮັບເງິນ',
    ru: 'Получатель',
    ko: '받는 사람',
    es: 'Beneficiario',
  },
};

/** A tenant's ways to top up; those that move no money, at once and by a pretended card, only for demonstrations. */
export function channelsOf({ id, record, bank, merchant }: TenantSeed, demo: boolean): Channel[] {
  const common = { tenantId: id, minimumFen: 1_000, maximumFen: 5_000_000, instant: false };
  const channels: Channel[] = [
    {
      ...common,
      id: `${id}-bank`,
      position: 1,
      type: 'BANK_TRANSFER',
      name: {
        en: 'Bank transfer',
        'zh-CN': '银行转账',
        ar: 'تحويل مصرفي',
        la: 'ໂອນທະນາຄານ',
        ru: 'Банковский перевод',
        ko: '계좌 이체',
        es: 'Transferencia bancaria',
      },
      instructions: [
        { label: LABELS.bank, value: bank.name },
        { label: LABELS.holder, value: bank.holder },
        { label: LABELS.account, value: bank.account },
      ],
      currency: record.currency,
      feeBasisPoints: 0,
    },
    {
      ...common,
      id: `${id}-qr`,
      position: 2,
      type: 'QR_PAY_CODE',
      name: {
        en: 'QR code',
        'zh-CN': '扫码支付',
        ar: 'رمز QR',
        la: 'ຄິວອາໂຄດ',
        ru: 'QR-код',
        ko: 'QR 코드',
        es: 'Código QR',
      },
      instructions: [{ label: LABELS.payee, value: bank.holder }],
      currency: record.currency,
      feeBasisPoints: 100,
      maximumFen: 500_000,
      merchant,
    },
  ];
  return demo ? [instantChannel(id), ...channels, cardChannel(id, record.currency)] : channels;
}

function instantChannel(tenantId: string): Channel {
  return {
    id: `${tenantId}-demo`,
    tenantId,
    position: 0,
    type: 'MANUAL',
    name: {
      en: 'Instant top-up (demonstration)',
      'zh-CN': '即时充值（演示）',
      ar: 'شحن فوري (للعرض)',
      la: 'ເຕີມທັນທີ (ສາທິດ)',
      ru: 'Мгновенное пополнение (демо)',
      ko: '즉시 충전 (데모)',
      es: 'Recarga instantánea (demostración)',
    },
    instructions: [],
    currency: 'CNY',
    feeBasisPoints: 0,
    minimumFen: 100,
    maximumFen: 1_000_000,
    instant: true,
  };
}

function cardChannel(tenantId: string, currency: string): Channel {
  return {
    id: `${tenantId}-card`,
    tenantId,
    position: 3,
    type: 'CARD_REDIRECT',
    name: {
      en: 'Card (demonstration)',
      'zh-CN': '银行卡（演示）',
      ar: 'بطاقة (للعرض)',
      la: 'ບັດ (ສາທິດ)',
      ru: 'Карта (демо)',
      ko: '카드 (데모)',
      es: 'Tarjeta (demostración)',
    },
    instructions: [],
    currency,
    feeBasisPoints: 250,
    minimumFen: 1_000,
    maximumFen: 1_000_000,
    instant: false,
  };
}
