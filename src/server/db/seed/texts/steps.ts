import type { TenantText } from '../../schema/tenants.ts';

/** The steps of the how-to-use page, as every tenant that shows them begins. */
export type Step = { name: TenantText; remark: TenantText; description: TenantText; image: string };

export const STEPS: readonly Step[] = [
  {
    image: '/brand/step-find.svg',
    name: {
      en: 'Find it',
      'zh-CN': '找商品',
      ar: 'اعثر على المنتج',
      la: 'ຊອກສິນຄ້າ',
    },
    remark: {
      en: 'Paste a link or search',
      'zh-CN': '粘贴链接或搜索',
      ar: 'الصق رابطًا أو ابحث',
      la: 'ວາງລິ້ງ ຫຼື ຄົ້ນຫາ',
    },
    description: {
      en: 'Copy the link of any product at the marketplaces we buy from and paste it into the search field, or search in your own words. Choose colour, size and quantity.',
      'zh-CN': '复制支持平台的商品链接粘贴到搜索框，或直接搜索关键词，然后选好颜色、尺码和数量。',
      ar: 'انسخ رابط أي منتج من المتاجر التي نشتري منها والصقه في خانة البحث، أو ابحث بكلماتك. ثم اختر اللون والمقاس والكمية.',
      la: 'ກັອບປີ້ລິ້ງສິນຄ້າຈາກຮ້ານທີ່ພວກເຮົາຮອງຮັບ ມາວາງໃສ່ຊ່ອງຄົ້ນຫາ ຫຼື ຄົ້ນຫາດ້ວຍຄຳຂອງທ່ານເອງ. ແລ້ວເລືອກສີ, ຂະໜາດ ແລະ ຈຳນວນ.',
    },
  },
  {
    image: '/brand/step-pay.svg',
    name: { en: 'Pay once', 'zh-CN': '一次付清', ar: 'ادفع مرة واحدة', la: 'ຈ່າຍຄັ້ງດຽວ' },
    remark: {
      en: 'One cart for many shops',
      'zh-CN': '多家店铺一起结算',
      ar: 'سلة واحدة لمتاجر كثيرة',
      la: 'ກະຕ່າດຽວສຳລັບຫຼາຍຮ້ານ',
    },
    description: {
      en: 'Check out goods of several shops together and pay from your balance with your pay password. Price and rate are fixed at that moment, and we buy the same day.',
      'zh-CN': '多家店铺的商品一起结算，用余额和支付密码付款。价格和汇率当时锁定，我们当天采购。',
      ar: 'أتمم شراء بضائع متاجر عدة معًا وادفع من رصيدك بكلمة مرور الدفع. يُثبَّت السعر وسعر الصرف في تلك اللحظة، ونشتري في اليوم نفسه.',
      la: 'ຊຳລະສິນຄ້າຈາກຫຼາຍຮ້ານພ້ອມກັນ ຈາກຍອດເງິນດ້ວຍລະຫັດຈ່າຍເງິນ. ລາຄາ ແລະ ອັດຕາຖືກກຳນົດໄວ້ຕອນນັ້ນ ແລະ ພວກເຮົາຊື້ໃນມື້ດຽວກັນ.',
    },
  },
  {
    image: '/brand/step-check.svg',
    name: {
      en: 'We receive and check',
      'zh-CN': '收货验货',
      ar: 'نستلم ونفحص',
      la: 'ພວກເຮົາຮັບ ແລະ ກວດ',
    },
    remark: {
      en: 'Photos and weight of every item',
      'zh-CN': '每件商品都有照片和重量',
      ar: 'صور كل قطعة ووزنها',
      la: 'ຮູບ ແລະ ນ້ຳໜັກຂອງທຸກລາຍການ',
    },
    description: {
      en: 'Each parcel is opened, compared with your order, photographed and weighed at our warehouse. If something is wrong, you decide whether to keep, exchange or return it.',
      'zh-CN': '包裹到仓后开箱核对、拍照、称重。如有问题，由您决定接受、换货还是退货。',
      ar: 'نفتح كل طرد في مستودعنا ونقارنه بطلبك ونصوّره ونزنه. وإن كان هناك خطأ فالقرار لك: الاحتفاظ أو الاستبدال أو الإرجاع.',
      la: 'ທຸກກ່ອງຈະຖືກເປີດ, ທຽບກັບຄຳສັ່ງຊື້, ຖ່າຍຮູບ ແລະ ຊັ່ງຢູ່ສາງ. ຖ້າມີບັນຫາ ທ່ານເປັນຜູ້ຕັດສິນໃຈວ່າຈະຮັບ, ປ່ຽນ ຫຼື ສົ່ງຄືນ.',
    },
  },
  {
    image: '/brand/step-home.svg',
    name: {
      en: 'Send it home',
      'zh-CN': '寄回家',
      ar: 'اشحنه إلى بيتك',
      la: 'ສົ່ງກັບບ້ານ',
    },
    remark: {
      en: 'Compare price and time',
      'zh-CN': '比较价格与时效',
      ar: 'قارن السعر والمدة',
      la: 'ປຽບທຽບລາຄາ ແລະ ເວລາ',
    },
    description: {
      en: 'Select the items that travel together and compare the ways home. We pack and weigh the box, you pay freight for the real weight and follow it to your door.',
      'zh-CN': '勾选一起寄出的商品，比较各条线路。我们打包称重，您按实际重量付运费，全程追踪到家。',
      ar: 'اختر القطع التي تُشحن معًا وقارن بين طرق الشحن. نغلّف الصندوق ونزنه، وتدفع بحسب الوزن الفعلي وتتابعه حتى باب بيتك.',
      la: 'ເລືອກເຄື່ອງທີ່ຈະສົ່ງພ້ອມກັນ ແລະ ປຽບທຽບເສັ້ນທາງ. ພວກເຮົາຫຸ້ມຫໍ່ ແລະ ຊັ່ງ, ທ່ານຈ່າຍຕາມນ້ຳໜັກຈິງ ແລະ ຕິດຕາມຈົນຮອດບ້ານ.',
    },
  },
];
