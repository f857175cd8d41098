import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { validate } from '../../../src/contract/validate.ts';

const BREAKS = ['x\r\nBcc: y', 'a\nb', 'a\tb', 'a\u0085b', 'a\u2028b', 'a\u001bb', 'a\u007fb'];
const TURNS = ['\u202Egnirts', 'a\u2066b\u2069', 'a\u202Ab'];
const PLAIN = [
  'Mia O’Neill',
  '  Mia  ',
  '李小龙',
  'محمد',
  'ศรี',
  'می\u200cخواهم',
  '👩\u200d👧',
  'a\u200Fb',
];

const profileNamed = (name: string) =>
  validate(endpoints.updateProfile.body, { name, phoneNumber: '', secondEmail: '' });

describe('a name', () => {
  it.each([...BREAKS, ...TURNS])(
    'may not hold line breaks or characters that turn text: %j',
    (name) => expect(profileNamed(name).problems).toEqual([{ field: 'name', code: 'characters' }]),
  );

  it.each(PLAIN)('may be in any script: %j', (name) =>
    expect(profileNamed(name).problems).toBeUndefined(),
  );
});

describe('a line of an address', () => {
  const address = {
    name: 'Mia',
    phone: '+61412345678',
    country: 'au',
    province: 'NSW',
    city: 'Sydney',
    district: '',
    line1: '1 George St',
    line2: '',
    postCode: '2000',
    taxId: '',
    defaultAddress: false,
  };

  it.each(['name', 'province', 'city', 'district', 'line1', 'line2', 'postCode', 'taxId'])(
    'may not hold a line break: %s',
    (field) => {
      const input = { ...address, [field]: 'a\nb' };
      const { problems } = validate(endpoints.saveAddress.body, input);
      expect(problems).toEqual([{ field, code: 'characters' }]);
    },
  );
});
