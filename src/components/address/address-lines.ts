type AddressParts = {
  line1: string;
  line2?: string;
  district: string;
  city: string;
  province: string;
  postCode: string;
};

/** An address as lines, from the street up, without name and country. */
export function addressLines({
  line1,
  line2 = '',
  district,
  city,
  province,
  postCode,
}: AddressParts): string[] {
  const locality = [district, city, province].filter(Boolean).join(', ');
  return [line1, line2, locality, postCode].filter(Boolean);
}

/** A Chinese address in one line, in the order of Chinese carriers: from the province down. */
export function chineseAddress({
  line1,
  district,
  city,
  province,
  postCode,
}: AddressParts): string {
  return [province, city, district, line1, postCode].filter(Boolean).join(' ');
}
