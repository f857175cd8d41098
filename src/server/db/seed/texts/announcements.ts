import type { TenantText } from '../../schema/tenants.ts';

/** Announcements that every tenant begins with, the newest first, one week apart. */
export const ANNOUNCEMENTS: readonly { title: TenantText; html: TenantText }[] = [
  {
    title: {
      en: 'Warehouse hours at the turn of the year',
      'zh-CN': '元旦期间仓库作业安排',
      ar: 'مواعيد المستودع في رأس السنة',
      la: 'ເວລາເຮັດວຽກຂອງສາງໃນຊ່ວງປີໃໝ່',
    },
    html: {
      en: '<p>On 1 January the warehouse rests. Parcels that arrive that day are scanned in on the 2nd; free storage is extended by a day.</p>',
      'zh-CN': '<p>1 月 1 日仓库休息。当天到达的包裹于 2 日入库，免费存放期顺延一天。</p>',
      ar: '<p>يتوقف المستودع عن العمل في 1 يناير. تُسجَّل الطرود الواصلة في ذلك اليوم في 2 يناير، وتُمدَّد مدة التخزين المجاني يومًا.</p>',
      la: '<p>ວັນທີ 1 ມັງກອນ ສາງພັກ. ພັດສະດຸທີ່ມາຮອດມື້ນັ້ນຈະເຂົ້າສາງວັນທີ 2 ແລະ ເພີ່ມເວລາຝາກຟຣີອີກໜຶ່ງມື້.</p>',
    },
  },
  {
    title: {
      en: 'See the freight before you buy',
      'zh-CN': '下单前即可估算运费',
      ar: 'اعرف أجرة الشحن قبل الشراء',
      la: 'ເບິ່ງຄ່າຂົນສົ່ງກ່ອນຊື້',
    },
    html: {
      en: '<p>Enter country, weight and size under <a href="/transportation-charge">Transportation charge</a> and compare all ways home, line by line.</p>',
      'zh-CN':
        '<p>在<a href="/transportation-charge">运费说明</a>页输入国家、重量和尺寸，即可逐项比较各条线路。</p>',
      ar: '<p>أدخل البلد والوزن والقياسات في صفحة <a href="/transportation-charge">أجور الشحن</a> وقارن بين جميع الطرق بندًا بندًا.</p>',
      la: '<p>ໃສ່ປະເທດ, ນ້ຳໜັກ ແລະ ຂະໜາດໃນໜ້າ <a href="/transportation-charge">ຄ່າຂົນສົ່ງ</a> ແລ້ວປຽບທຽບທຸກເສັ້ນທາງເປັນລາຍການ.</p>',
    },
  },
  {
    title: {
      en: 'Beware of false accounts',
      'zh-CN': '谨防虚假收款账户',
      ar: 'احذر الحسابات المزيّفة',
      la: 'ລະວັງບັນຊີປອມ',
    },
    html: {
      en: '<p>Transfer only to the accounts shown under My balance. We never send account numbers by chat and never ask for a password.</p>',
      'zh-CN':
        '<p>请只向“我的余额”中显示的账户转账。我们不会在聊天中发送账号，也绝不索要密码。</p>',
      ar: '<p>لا تحوّل إلا إلى الحسابات الظاهرة في صفحة رصيدي. لا نرسل أرقام حسابات في المحادثات ولا نطلب كلمة مرور أبدًا.</p>',
      la: '<p>ໂອນເງິນເຂົ້າສະເພາະບັນຊີທີ່ສະແດງໃນໜ້າຍອດເງິນຂອງຂ້ອຍ. ພວກເຮົາບໍ່ສົ່ງເລກບັນຊີທາງແຊັດ ແລະ ບໍ່ເຄີຍຂໍລະຫັດຜ່ານ.</p>',
    },
  },
];
