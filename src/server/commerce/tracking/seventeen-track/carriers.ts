/**
 * Names of carriers by 17TRACK's number, in lower-case letters and digits, as people write them. For a
 * carrier that is not listed, only the tracking number is compared.
 */
export const CARRIERS: Readonly<Record<number, readonly string[]>> = {
  3011: ['chinapost', 'ems', 'epacket', '中国邮政'],
  3013: ['ems', 'chinaems', 'chinapost', '中国邮政'],
  21051: ['usps'],
  100001: ['dhl'],
  100002: ['ups'],
  100003: ['fedex', 'federalexpress'],
  100004: ['tnt'],
  100006: ['aramex'],
  100012: ['sf', 'sfexpress', 'shunfeng', '顺丰'],
  190008: ['yunexpress', 'yuntu', '云途'],
  190012: ['yanwen', '燕文'],
  190094: ['4px', 'fourpx', '递四方'],
  190271: ['cainiao', '菜鸟'],
};
