import type { LocalisedText, Wording } from '../../src/server/db/schema/shop/catalogue.ts';

/** The places of sellers: their English names by the Chinese names that marketplaces write. */
const ENGLISH: Record<string, string> = {
  上海: 'Shanghai',
  云南昆明: 'Kunming, Yunnan',
  北京: 'Beijing',
  四川成都: 'Chengdu, Sichuan',
  天津: 'Tianjin',
  山东青岛: 'Qingdao, Shandong',
  广东东莞: 'Dongguan, Guangdong',
  广东中山: 'Zhongshan, Guangdong',
  广东佛山: 'Foshan, Guangdong',
  广东广州: 'Guangzhou, Guangdong',
  广东汕头: 'Shantou, Guangdong',
  广东深圳: 'Shenzhen, Guangdong',
  广东潮州: 'Chaozhou, Guangdong',
  江苏南通: 'Nantong, Jiangsu',
  江苏宿迁: 'Suqian, Jiangsu',
  江苏无锡: 'Wuxi, Jiangsu',
  江苏昆山: 'Kunshan, Jiangsu',
  江苏苏州: 'Suzhou, Jiangsu',
  河北保定: 'Baoding, Hebei',
  浙江义乌: 'Yiwu, Zhejiang',
  浙江嘉兴: 'Jiaxing, Zhejiang',
  浙江宁波: 'Ningbo, Zhejiang',
  浙江杭州: 'Hangzhou, Zhejiang',
  浙江永康: 'Yongkang, Zhejiang',
  浙江温州: 'Wenzhou, Zhejiang',
  浙江金华: 'Jinhua, Zhejiang',
  湖北武汉: 'Wuhan, Hubei',
  湖南长沙: 'Changsha, Hunan',
  福建厦门: 'Xiamen, Fujian',
  福建泉州: 'Quanzhou, Fujian',
};

export const PLACES: readonly Wording[] = Object.entries(ENGLISH).map(([zh, en]) => ({ zh, en }));

/** A place in both languages. Throws if it has no English name. */
export function placeOf(chinese: string): LocalisedText {
  const en = ENGLISH[chinese];
  if (!en) throw new Error(`a place without an English name: ${chinese}`);
  return { en, 'zh-CN': chinese };
}
