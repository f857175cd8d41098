import { type SearchQuery, searchQuery } from '../../../src/contract/calls/catalogue.ts';
import { validate } from '../../../src/contract/validate.ts';

/** Searches of shoppers, by kind. Lines are `keyword`, or `keyword | field=value …`. */
const QUERIES = {
  broad: `dress
bag
set
women
home
cotton
连衣裙
女
包
厂家直销`,
  rare: `abacus
telescope
ukulele
zither
compass
二胡`,
  'two and three words': `cotton dress
leather bag
phone case
wooden toy set
running shoes men
summer floral dress
stainless steel bottle
kids winter jacket
desk lamp white
usb charger fast
portable folding chair outdoor
碎花 连衣裙
儿童 玩具 批发
不锈钢保温杯`,
  chinese: `夏季连衣裙女
真皮钱包
蓝牙耳机
运动鞋男
加厚羽绒服
儿童积木
床上四件套
手机壳`,
  pinyin: `lianyiqun
shoujike
yundongxie
qianbao
erji
maozi`,
  translated: `платье
сумка кожаная
zapatos
ropa de mujer
가방
รองเท้า
ドレス
giày`,
  typos: `drees
lether bag
headfones
sneekers
backpak
blutooth speaker`,
  'no hit': `qwertzuiop
xyzzy plugh
zzzzzz
鿫鿪鿩`,
  filters: `dress | filters=freeShipping
bag | filters=inStock,shipIn48Hours
shoes | priceStart=20 priceEnd=60
toy | channel=Alibaba
lamp | channel=JD filters=freeShipping
phone | channel=Taobao priceEnd=15
连衣裙 | channel=Tmall`,
  sorted: `dress | sort=price-asc
bag | sort=price-desc
toy | sort=sold
shoes | sort=newest
cotton | sort=price-asc priceStart=10`,
  'further pages': `dress | pageNo=2
bag | pageNo=5
连衣裙 | pageNo=3 pageSize=40
women | pageNo=10`,
  browsing: ` | categoryId=women
 | categoryId=shoes sort=price-asc
 | categoryId=digital channel=Alibaba
 | channel=Taobao sort=newest
 | sort=sold
 | categoryId=kids filters=inStock pageNo=2`,
} as const;

export type Kind = keyof typeof QUERIES;
export type BenchQuery = { kind: Kind; label: string; query: SearchQuery };

const NUMBER_FIELDS = new Set(['pageNo', 'pageSize']);

function read(line: string): SearchQuery {
  const [keyword = '', options = ''] = line.split('|').map((part) => part.trim());
  const fields = options
    .split(/\s+/)
    .filter((option) => option !== '')
    .map((option) => {
      const [name = '', value = ''] = option.split('=');
      return [name, NUMBER_FIELDS.has(name) ? Number(value) : value] as const;
    });
  const checked = validate(searchQuery, { keyword, ...Object.fromEntries(fields) });
  if (checked.problems) throw new Error(`not a valid query: ${line}`);
  return checked.output;
}

/** All queries, kind by kind. */
export function benchQueries(): BenchQuery[] {
  return (Object.keys(QUERIES) as Kind[]).flatMap((kind) =>
    QUERIES[kind].split('\n').map((line) => ({ kind, label: line.trim(), query: read(line) })),
  );
}
