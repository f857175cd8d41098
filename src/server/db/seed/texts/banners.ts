import type { TenantText } from '../../schema/tenants.ts';

/** Banners that tenants choose from. */
export type BannerText = { image: string; link: string; title: TenantText; text: TenantText };

export const BANNERS = {
  welcome: {
    image: '/brand/banner-harbour.svg',
    link: '/how-to-use',
    title: {
      en: 'China’s shops, at your door',
      'zh-CN': '中国好物，直达家门',
      ar: 'متاجر الصين عند باب بيتك',
      la: 'ຮ້ານຄ້າຈີນ ຮອດໜ້າບ້ານທ່ານ',
    },
    text: {
      en: 'Paste a link. We buy, check and send it home.',
      'zh-CN': '粘贴链接，代购、验货、寄回家，全由我们来。',
      ar: 'الصق الرابط، ونحن نشتري ونفحص ونشحن إليك.',
      la: 'ວາງລິ້ງ ພວກເຮົາຊື້, ກວດ ແລະ ສົ່ງໃຫ້.',
    },
  },
  combine: {
    image: '/brand/banner-parcels.svg',
    link: '/transportation-charge',
    title: {
      en: 'Many shops, one box',
      'zh-CN': '多店合箱，一次到家',
      ar: 'متاجر كثيرة، صندوق واحد',
      la: 'ຫຼາຍຮ້ານ ໃນກ່ອງດຽວ',
    },
    text: {
      en: 'Combine your parcels and pay freight for the real weight.',
      'zh-CN': '包裹合并寄出，运费按实际重量计算。',
      ar: 'اجمع طرودك وادفع الشحن بحسب الوزن الفعلي.',
      la: 'ລວມພັດສະດຸ ແລະ ຈ່າຍຄ່າສົ່ງຕາມນ້ຳໜັກຈິງ.',
    },
  },
  wholesale: {
    image: '/brand/banner-market.svg',
    link: '/product-search?channel=Alibaba&sort=sold',
    title: {
      en: 'Wholesale from the factory',
      'zh-CN': '源头工厂，批发直采',
      ar: 'بالجملة من المصنع',
      la: 'ຂາຍສົ່ງຈາກໂຮງງານ',
    },
    text: {
      en: 'The more you take, the less a piece costs.',
      'zh-CN': '买得越多，单价越低。',
      ar: 'كلما زادت الكمية قلّ سعر القطعة.',
      la: 'ຊື້ຫຼາຍ ລາຄາຕໍ່ຊິ້ນຍິ່ງຖືກ.',
    },
  },
} as const satisfies Record<string, BannerText>;
export type BannerName = keyof typeof BANNERS;
