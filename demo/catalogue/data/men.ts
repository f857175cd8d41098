import type { Department } from '../good.ts';

export const men: Department = {
  tree: `
men | Men’s Clothing | 男装
  men-tops | T-Shirts & Shirts | T恤衬衫
    men-tees | T-Shirts | 男式T恤
    polo-shirts | Polo Shirts | Polo衫
    dress-shirts | Dress Shirts | 正装衬衫
  men-outerwear | Outerwear & Workwear | 外套工装
    men-coats | Coats & Jackets | 大衣夹克
    lab-coats | Lab Coats | 白大褂
    safety-vests | Safety Vests | 反光背心
  men-bottoms | Trousers & Shorts | 裤装
    men-jeans | Jeans | 男式牛仔裤
    men-chinos | Chinos | 休闲裤
    men-shorts | Board Shorts | 沙滩短裤
  men-underwear | Underwear & Sportswear | 内衣运动服
    men-briefs | Briefs | 男士内裤
    socks | Socks | 袜子
    sports-vests | Sports Vests | 运动背心
`,
  goods: {
    'mens-tee': {
      emoji: '1f455',
      category: 'men-tees',
      nouns: '短袖T恤=T-Shirt; 圆领T恤=Crew-Neck T-Shirt; 半袖上衣=Short-Sleeve Top',
      adjectives: '宽松=Loose-Fit; 重磅=Heavyweight; 潮牌=Streetwear; 冰感速干=Cooling',
      materials: '纯棉=Cotton; 精梳棉=Combed Cotton',
      features:
        '撞色拼接=with Contrast Panel; 落肩=with Drop Shoulders; 不起球=with Anti-Pilling Finish',
      uses: '夏季日常=for Summer; 运动健身=for the Gym; 情侣=for Couples',
      price: [35, 129],
      weightG: [180, 280],
      colours: 'green white black navy grey',
      choices: 'men',
      season: 'summer',
    },
    'polo-shirt': {
      emoji: '1f455',
      category: 'polo-shirts',
      nouns: 'Polo衫=Polo Shirt; 短袖工作服=Uniform Shirt; 团体文化衫=Team Shirt',
      adjectives: '商务休闲=Smart-Casual; 透气=Breathable; 免烫=Non-Iron',
      materials: '珠地棉=Piqué Cotton; 桑蚕丝混纺=Silk-Blend',
      features:
        '可印LOGO=with Custom Logo; 条纹拼色=with Chest Stripe; 抗皱=with Wrinkle Resistance',
      uses: '团队定制=for Teams; 高尔夫=for Golf; 中年爸爸=for Dads',
      price: [49, 169],
      weightG: [210, 300],
      colours: 'green navy wine black white',
      choices: 'men',
      season: 'summer',
    },
    'dress-shirt': {
      emoji: '1f454',
      category: 'dress-shirts',
      nouns: '长袖衬衫=Shirt and Tie Set; 商务衬衫=Striped Shirt with Tie; 职业衬衣=Office Shirt',
      adjectives: '免烫抗皱=Wrinkle-Free; 修身=Slim-Fit; 商务正装=Business',
      materials: '长绒棉=Long-Staple Cotton; 竹纤维=Bamboo-Fibre',
      features: '送领带=in Gift Box; 条纹=in Classic Stripes',
      uses: '新郎结婚=for Grooms; 面试上班=for Interviews; 四季通勤=for All Seasons',
      price: [79, 259],
      weightG: [240, 360],
      colours: 'blue purple green',
      choices: 'men',
      mayMirrorPicture: false,
    },
    'wool-overcoat': {
      emoji: '1f9e5',
      category: 'men-coats',
      nouns: '毛呢大衣=Overcoat; 中长款外套=Mid-Length Coat; 休闲夹克=Jacket',
      adjectives: '加厚保暖=Thick; 韩版修身=Slim-Fit; 双面=Double-Faced; 商务=Business',
      materials: '羊毛=Wool; 羊绒混纺=Cashmere-Blend',
      features: '翻领=with Lapel Collar; 三粒扣=with Three Buttons; 内袋=with Inner Pocket',
      uses: '秋冬=for Autumn and Winter; 商务出行=for Business Trips; 日常=for Everyday',
      price: [259, 899],
      weightG: [1100, 1900],
      colours: 'khaki black navy grey coffee',
      choices: 'men',
      season: 'winter',
    },
    'lab-coat': {
      emoji: '1f97c',
      category: 'lab-coats',
      nouns: '白大褂=Lab Coat; 工作服=Work Coat; 医护服=Medical Coat',
      adjectives: '防静电=Anti-Static; 长袖=Long-Sleeve; 修身=Tailored; 耐洗=Wash-Durable',
      materials: '涤棉=Poly-Cotton; 纯棉=Cotton',
      features:
        '三口袋=with Three Pockets; 纽扣开襟=with Button Front; 可绣字=with Custom Embroidery',
      uses: '实验室=for Laboratories; 药店=for Pharmacies; 学生化学课=for Students',
      price: [39, 119],
      weightG: [320, 480],
      colours: 'white sky pink',
      choices: 'men',
    },
    'safety-vest': {
      emoji: '1f9ba',
      category: 'safety-vests',
      nouns: '反光背心=Safety Vest; 反光马甲=Reflective Vest; 施工安全服=High-Visibility Vest',
      adjectives: '多口袋=Multi-Pocket; 透气网布=Mesh; 高亮=Extra-Bright',
      materials: '涤纶=Polyester; 针织布=Knitted',
      features: '可印字=with Custom Print; 拉链款=with Front Zip; 反光条=with Reflective Tape',
      uses: '施工工地=for Construction; 夜间骑行=for Night Cycling; 环卫=for Road Crews',
      price: [9, 49],
      weightG: [120, 240],
      colours: 'orange yellow green red',
      choices: 'men',
    },
    'mens-jeans': {
      emoji: '1f456',
      category: 'men-jeans',
      nouns: '牛仔裤=Jeans; 直筒裤=Straight-Leg Jeans; 小脚裤=Slim Jeans',
      adjectives: '弹力=Stretch; 宽松=Relaxed-Fit; 水洗=Stone-Washed; 加绒=Fleece-Lined',
      materials: '丹宁=Denim; 棉弹=Cotton-Blend',
      features: '五袋款=with Five Pockets; 耐磨=with Reinforced Seams; 微锥=with Tapered Leg',
      uses: '四季日常=for All Seasons; 工作劳保=for Work; 机车=for Motorcycling',
      price: [89, 289],
      weightG: [560, 820],
      colours: 'blue black navy grey',
      choices: 'men',
      season: 'spring',
    },
    chinos: {
      emoji: '1f456',
      category: 'men-chinos',
      nouns: '休闲裤=Chinos; 商务长裤=Business Trousers; 束脚工装裤=Cargo Trousers',
      adjectives: '修身=Slim-Fit; 抗皱=Wrinkle-Resistant; 垂感=Draped; 宽松=Loose-Fit',
      materials: '斜纹棉=Cotton-Twill; 弹力面料=Stretch',
      features: '松紧腰=with Elastic Waist; 斜插袋=with Slant Pockets; 拉链袋=with Zip Pocket',
      uses: '上班通勤=for the Office; 高尔夫=for Golf; 户外=for Outdoors',
      price: [69, 229],
      weightG: [380, 560],
      colours: 'blue khaki black olive coffee',
      choices: 'men',
    },
    'board-shorts': {
      emoji: '1fa73',
      category: 'men-shorts',
      nouns: '沙滩裤=Board Shorts; 五分裤=Knee-Length Shorts; 篮球裤=Basketball Shorts',
      adjectives: '速干=Quick-Dry; 宽松=Loose; 透气=Breathable',
      materials: '涤纶=Polyester; 锦纶=Nylon',
      features: '网布内衬=with Mesh Lining; 抽绳=with Drawstring; 拉链口袋=with Zip Pocket',
      uses: '海边冲浪=for Surfing; 夏季居家=for Summer; 训练=for Training',
      price: [29, 109],
      weightG: [150, 260],
      colours: 'green navy black sky orange',
      choices: 'men',
      season: 'summer',
    },
    'mens-briefs': {
      emoji: '1fa72',
      category: 'men-briefs',
      nouns: '三角内裤=Briefs; 运动内裤=Sports Briefs; 短裤头=Underpants',
      adjectives: '透气=Breathable; 抗菌=Antibacterial; 无痕=Seamless',
      materials: '莫代尔=Modal; 精梳棉=Combed Cotton',
      features: 'U凸囊袋=with Support Pouch; 宽边腰带=with Wide Waistband',
      uses: '日常=for Daily Wear; 运动=for Sports; 出差旅行=for Travel',
      price: [19, 79],
      weightG: [70, 220],
      colours: 'sky navy black grey red',
      choices: '规格=Pack: 单条=Single; 3条装=Pack of 3@2.6; 4条礼盒=Gift Box of 4@3.6',
      unit: 'pack',
      pose: 'flat',
    },
    'crew-socks': {
      emoji: '1f9e6',
      category: 'socks',
      nouns: '中筒袜=Crew Socks; 运动袜=Sports Socks; 长筒棉袜=Long Socks',
      adjectives: '防臭=Odour-Resistant; 毛巾底=Cushioned; 撞色=Contrast; 吸汗=Sweat-Absorbing',
      materials: '精梳棉=Combed Cotton; 竹纤维=Bamboo',
      features: '加厚底=with Padded Sole; 条纹袜口=with Striped Cuffs; 无骨缝合=with Flat Toe Seam',
      uses: '篮球跑步=for Running; 四季=for All Seasons; 学生=for Students',
      price: [9, 49],
      weightG: [50, 220],
      colours: 'blue red purple black orange',
      choices: '规格=Pack: 1双=1 Pair; 3双装=3 Pairs@2.5; 5双装=5 Pairs@3.9; 10双装=10 Pairs@7',
      unit: 'pack',
    },
    'running-vest': {
      emoji: '1f3bd',
      category: 'sports-vests',
      nouns: '运动背心=Running Vest; 训练服=Training Vest; 号坎=Sports Bib',
      adjectives: '速干=Quick-Dry; 轻量=Ultra-Light; 透气=Breathable',
      materials: '涤纶=Polyester; 网眼布=Mesh',
      features:
        '反光条=with Reflective Strip; 可印号码=with Custom Number; 宽松袖口=with Wide Armholes',
      uses: '马拉松=for Marathons; 田径比赛=for Athletics; 球队分组=for Team Practice',
      price: [19, 89],
      weightG: [90, 150],
      colours: 'green red navy orange black',
      choices: 'men',
      season: 'summer',
    },
  },
};
