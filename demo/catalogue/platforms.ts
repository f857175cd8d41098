import type { ProductPlatform } from '../../src/contract/values/goods/product-kinds.ts';

/** How a marketplace appears in the catalogue: how many products it has, its ids, URLs, prices and shops. */
export type PlatformTrade = {
  platform: ProductPlatform;
  /** How many of the catalogue's 3,200 products this marketplace has. */
  productCount: number;
  /** The beginning of the ids of its products and shops. */
  prefix: string;
  /** Number of digits of an item id. */
  digits: number;
  url: (itemId: string) => string;
  /** The factor from the retail price of a good to the price on this marketplace. */
  priceFactor: number;
  /** The share of its products that have quantity steps, 0 to 1. */
  wholesaleShare: number;
  shops: readonly ShopSource[];
};

/**
 * The Chinese name, the English name and the place of a shop, and the ids of the categories that it sells. A shop
 * without these ids sells all goods.
 */
type ShopSource = readonly [name: string, nameEn: string, place: string, sells: readonly string[]];

const shops = (list: string) =>
  list
    .trim()
    .split('\n')
    .map((line): ShopSource => {
      const [name = '', nameEn = '', place = '', sells = ''] = line.split('|').map((p) => p.trim());
      return [name, nameEn, place, sells.split(' ').filter(Boolean)];
    });

export const PLATFORM_TRADES: readonly PlatformTrade[] = [
  {
    platform: 'Taobao',
    productCount: 900,
    prefix: 'tb',
    digits: 12,
    url: (id) => `https://item.taobao.com/item.htm?id=${id}`,
    priceFactor: 1,
    wholesaleShare: 0,
    shops: shops(`
      小鹿生活馆 | Little Deer Living | 浙江杭州 | home kitchen garden office
      南风集 | South Wind Collection | 广东广州 | women men shoes bags
      阿木良品 | Amu Goods | 江苏苏州 | home kitchen desk writing paper
      拾光杂货铺 | Gather Light Store | 浙江金华 | lighting ornaments wall-decor desk paper party
      橘子汽水家 | Orange Soda | 福建厦门 | plush play party make-up hair-accessories jewellery
      云朵研究所 | Cloud Lab | 四川成都 | digital office kids
      白露家居 | White Dew Home | 江苏南通 | home kitchen
      野果商店 | Wild Berry Shop | 浙江宁波 | food plants
      慢慢来小店 | Take It Slow | 湖北武汉
      北岛风物 | North Island Finds | 山东青岛 | water-sports fishing aquarium ornaments food
      一米阳光 | One Metre Sunshine | 云南昆明 | home garden
      青柠优选 | Lime Select | 广东深圳
      木子家的店 | Muzi’s Shop | 湖南长沙`),
  },
  {
    platform: 'Alibaba',
    productCount: 900,
    prefix: 'ali',
    digits: 12,
    url: (id) => `https://detail.1688.com/offer/${id}.html`,
    priceFactor: 0.52,
    wholesaleShare: 0.85,
    shops: shops(`
      义乌市恒达百货贸易有限公司 | Yiwu Hengda General Trading Co. | 浙江义乌 | home kitchen garden beauty wear jewellery music
      广州市锦绣服饰有限公司 | Guangzhou Jinxiu Garment Co. | 广东广州 | women men
      深圳市蓝芯电子有限公司 | Shenzhen Lanxin Electronics Co. | 广东深圳 | digital
      泉州市步云鞋业 | Quanzhou Buyun Footwear | 福建泉州 | shoes
      东莞市欣欣玩具厂 | Dongguan Xinxin Toy Factory | 广东东莞 | plush learning vehicles play
      永康市铁匠五金 | Yongkang Smith Hardware | 浙江永康 | hand-tools hardware garden-tools kitchen-knives pans
      潮州市陶语陶瓷 | Chaozhou Taoyu Ceramics | 广东潮州 | plates-bowls mugs tea-ware
      保定市白沟皮具厂 | Baigou Leather Goods Factory | 河北保定 | bags-bags luggage
      汕头市澄海益智玩具 | Chenghai Learning Toys | 广东汕头 | learning vehicles
      宁波市海纳小家电 | Ningbo Haina Appliances | 浙江宁波 | pots lighting audio
      苏州市丝语家纺 | Suzhou Siyu Home Textiles | 江苏苏州 | bedding sewing scarves
      中山市明辉灯饰 | Zhongshan Minghui Lighting | 广东中山 | lighting
      温州市文汇文具 | Wenzhou Wenhui Stationery | 浙江温州 | writing paper desk
      青岛市健步体育用品 | Qingdao Jianbu Sports | 山东青岛 | sports`),
  },
  {
    platform: 'Tmall',
    productCount: 450,
    prefix: 'tm',
    digits: 12,
    url: (id) => `https://detail.tmall.com/item.htm?id=${id}`,
    priceFactor: 1.22,
    wholesaleShare: 0,
    shops: shops(`
      澜亭旗舰店 | Lanting Flagship Store | 浙江杭州 | women men shoes bags
      晨屿旗舰店 | Chenyu Flagship Store | 上海 | home kitchen
      松果优品旗舰店 | Pinecone Flagship Store | 江苏无锡
      海岬数码旗舰店 | Cape Digital Flagship Store | 广东深圳 | digital
      初禾母婴旗舰店 | Chuhe Kids Flagship Store | 上海 | kids
      山止户外旗舰店 | Shanzhi Outdoor Flagship Store | 北京 | sports
      云锦家纺旗舰店 | Yunjin Textiles Flagship Store | 江苏南通 | bedding sewing scarves
      悦颜美妆旗舰店 | Yueyan Beauty Flagship Store | 广东广州 | beauty`),
  },
  {
    platform: 'JD',
    productCount: 400,
    prefix: 'jd',
    digits: 13,
    url: (id) => `https://item.jd.com/${id}.html`,
    priceFactor: 1.18,
    wholesaleShare: 0,
    shops: shops(`
      极光数码专营店 | Aurora Digital | 北京 | digital
      原野运动专营店 | Prairie Sports | 天津 | sports
      禾木百货旗舰店 | Hemu Department Store | 江苏宿迁 | home food beauty kids jewellery plants outdoor-garden music
      书简文创专营店 | Letter Gifts & Stationery | 北京 | writing paper desk learning
      暖石厨具旗舰店 | Warmstone Kitchen | 广东佛山 | cookware tableware drinkware
      青禾宠物专营店 | Qinghe Pets | 上海 | dogs-cats small-pets
      轻舟箱包旗舰店 | Light Boat Luggage | 浙江嘉兴 | bags-bags luggage
      朗月服饰专营店 | Bright Moon Apparel | 广东广州 | women men shoes wear`),
  },
  {
    platform: 'Yiwugou',
    productCount: 250,
    prefix: 'yw',
    digits: 9,
    url: (id) => `https://www.yiwugo.com/product/detail/${id}.html`,
    priceFactor: 0.46,
    wholesaleShare: 0.9,
    shops: shops(`
      国际商贸城一区玩具行 | Trade City District 1 Toys | 浙江义乌 | plush learning vehicles play
      国际商贸城二区箱包行 | Trade City District 2 Bags | 浙江义乌 | bags-bags luggage
      国际商贸城三区文具行 | Trade City District 3 Stationery | 浙江义乌 | writing paper desk
      国际商贸城四区针织行 | Trade City District 4 Knitwear | 浙江义乌 | women-tees men-tees polo-shirts socks sports-vests women-underwear men-briefs scarves
      国际商贸城五区家居行 | Trade City District 5 Home | 浙江义乌 | home tableware cookware drinkware
      义乌佳佳饰品 | Yiwu Jiajia Accessories | 浙江义乌 | wear jewellery hair-accessories
      义乌盛达工艺品 | Yiwu Shengda Crafts | 浙江义乌 | home-decor trophies garden-decor
      义乌万家日用百货 | Yiwu Wanjia General Goods | 浙江义乌`),
  },
  {
    platform: 'Poizon',
    productCount: 150,
    prefix: 'pz',
    digits: 8,
    url: (id) => `https://www.dewu.com/product-detail.html?spuId=${id}`,
    priceFactor: 2.4,
    wholesaleShare: 0,
    shops: shops(`
      得物严选 | Poizon Select | 上海
      街头潮品馆 | Street Trend House | 上海 | women men
      球鞋研究社 | Sneaker Society | 上海 | running-shoes trainers kids-shoes hiking-boots
      潮流配饰仓 | Trend Accessories Depot | 江苏昆山 | wear jewellery bags-bags
      运动限量馆 | Limited Sports Gallery | 上海 | sports
      轻奢腕表馆 | Premium Watch Gallery | 上海 | watches smart-watches`),
  },
  {
    platform: 'SelfOwned',
    productCount: 150,
    prefix: 'so',
    digits: 8,
    url: (id) => `https://stock.sampan.shop/item/${id}.html`,
    priceFactor: 1.1,
    wholesaleShare: 0.1,
    shops: shops(`
      自营现货仓 | Our Own Stock | 广东广州
      自营家居仓 | Our Home Warehouse | 浙江义乌 | home kitchen garden
      自营数码仓 | Our Electronics Warehouse | 广东深圳 | digital
      自营服饰仓 | Our Fashion Warehouse | 广东广州 | women men shoes bags
      自营清仓区 | Our Clearance Corner | 广东广州
      自营礼品仓 | Our Gift Warehouse | 福建厦门 | kids office beauty`),
  },
];
