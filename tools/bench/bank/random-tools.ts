/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const FIRST =
  'Anna Bounmy Chen Dmitri Elena Fatima Gulnara Hana Ivan Joyce Kanya Li Maria Noy Olga Pavel Quynh Ravi Sofia Tomas Ulla Viktor Wei Xin Yelena Zhang'.split(
    ' ',
  );
const LAST =
  'Abdullin Bauer Castro Dimitrov Eriksson Fernandez Garcia Hoffmann Ibragimov Johansson Keomany Lindqvist Müller Nguyen Okafor Petrova Quispe Rasulov Sisouphanh Tanaka Umarov Vongsa Wang Yamamoto Zimmermann'.split(
    ' ',
  );
const CHINESE = [
  '王小明',
  '李娜',
  '张伟',
  '刘洋',
  '陈静',
  '杨帆',
  '黄磊',
  '周杰',
  '吴敏',
  '徐丽',
  '孙强',
  '马云飞',
  '朱莉',
  '胡斌',
  '林芳',
];

/** The day that is this many days after the first of September. */
export const dayOf = (index: number): string =>
  new Date(Date.UTC(2026, 8, 1 + index)).toISOString().slice(0, 10);

/** Random functions for generating statements; the same seed gives the same values. */
export function randomTools(seed: number) {
  const random = randomOf(seed);
  const int = (most: number) => Math.floor(random() * most);
  const pick = <T>(items: readonly T[]): T => items[int(items.length)] as T;
  const chance = (share: number) => random() < share;
  const code = () => Array.from({ length: 7 }, () => ALPHABET[int(32)]).join('');
  const newName = () =>
    chance(0.2)
      ? pick(CHINESE)
      : `${pick(FIRST)} ${pick(LAST)}${chance(0.3) ? `-${pick(LAST)}` : ''}`;
  const amount = () => (chance(0.4) ? (1 + int(40)) * 5000 : 1000 + int(400_000));

  const typo = (text: string): string => {
    const at = int(text.length);
    switch (int(4)) {
      case 0:
        return text.slice(0, at) + text.slice(at + 1);
      case 1:
        return text.slice(0, at) + pick([...ALPHABET]) + text.slice(at);
      case 2:
        return `${text.slice(0, at)}${text[at + 1] ?? ''}${text[at] ?? ''}${text.slice(at + 2)}`;
      default:
        return text.slice(0, at) + pick([...ALPHABET]) + text.slice(at + 1);
    }
  };
  const printedName = (name: string): string => {
    if (chance(0.08)) return newName();
    if (chance(0.05)) return '';
    const words = name.split(' ');
    const turned = chance(0.2) ? words.toReversed().join(' ') : name;
    const plainName = chance(0.4)
      ? turned.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()
      : turned;
    return chance(0.05) ? typo(plainName) : plainName;
  };
  return { random, int, pick, chance, code, newName, amount, typo, printedName };
}
