/**
 * Brands and lines of products that shoppers name instead of a thing, and what they are known for: ids of goods, or none
 * if the catalogue has nothing of the kind. Names in Latin letters are read in every language; then the names in Korean,
 * Japanese, Chinese, Russian and Bulgarian, Arabic and Thai, several separated by commas.
 */
export const BRANDS = `
nike|나이키|ナイキ|耐克|найк,найки|نايك,نايكي|ไนกี้|sneakers running-shoes
air jordan,jordans|에어조던,조던|エアジョーダン,ジョーダン|乔丹,aj球鞋|джордан,джорданы|جوردان|จอร์แดน|sneakers
air force 1,air max|에어포스,에어맥스|エアフォース,エアマックス|空军一号|аир форсы,аир макс|اير فورس|แอร์ฟอร์ซ|sneakers
adidas,yeezy|아디다스,이지부스트|アディダス|阿迪达斯,阿迪,椰子鞋|адидас,изи буст|اديداس|อาดิดาส|sneakers running-shoes
puma|푸마|プーマ|彪马|пума|بوما|พูม่า|sneakers running-shoes
new balance|뉴발란스|ニューバランス|新百伦,纽巴伦|нью баланс,нью бэланс|نيو بالانس|นิวบาลานซ์|sneakers running-shoes
asics,onitsuka tiger|아식스,오니츠카타이거|アシックス,オニツカタイガー|亚瑟士,鬼塚虎|асикс|اسيكس|เอสิคส์,โอนิซึกะ|running-shoes sneakers
reebok|리복|リーボック|锐步|рибок|ريبوك|รีบอค|sneakers running-shoes
converse,chuck taylor|컨버스|コンバース|匡威|конверс,конверсы|كونفرس|คอนเวิร์ส|sneakers
vans|반스|バンズ|范斯|ванс,вансы|فانس|แวนส์|sneakers
skechers|스케쳐스|スケッチャーズ|斯凯奇|скечерс|سكيتشرز|สเก็ตเชอร์ส|sneakers running-shoes
fila|휠라|フィラ|斐乐|фила|فيلا فيلا|ฟิล่า|sneakers running-shoes
hoka,saucony,brooks shoes|호카|ホカオネオネ|霍卡,索康尼|хока,саукони|هوكا|โฮก้า|running-shoes
salomon|살로몬|サロモン|萨洛蒙|саломон|سالومون|ซาโลมอน|hiking-boots running-shoes sneakers
timberland|팀버랜드|ティンバーランド|添柏岚,踢不烂|тимберленд|تمبرلاند|ทิมเบอร์แลนด์|work-boots hiking-boots
caterpillar boots,cat boots,dr martens,doc martens|닥터마틴|ドクターマーチン|马丁靴|мартинсы,доктор мартинс|دكتور مارتنز|ดอกเตอร์มาร์ติน|ankle-boots work-boots
merrell,columbia boots,jack wolfskin|머렐|メレル|迈乐|меррелл|ميريل|เมอร์เรล|hiking-boots
crocs|크록스|クロックス|卡骆驰,洞洞鞋|кроксы,крокс|كروكس|ครอคส์|flip-flops home-slippers
havaianas,ipanema sandals|하바이아나스|ハワイアナス|哈瓦那人字拖|хавайанас|هافاياناس|ฮาวายานัส|flip-flops
birkenstock|버켄스탁|ビルケンシュトック|勃肯|биркенштоки,биркеншток|بيركنستوك|เบอร์เคนสต็อก|heeled-sandals flip-flops home-slippers
louboutin,jimmy choo,manolo blahnik|루부탱,지미추|ルブタン,ジミーチュウ|红底鞋|лабутены,лубутены|لوبوتان|ลูบูแตง|high-heels
clarks,ecco shoes,geox|클락스,에코 신발|クラークス|其乐,爱步|кларкс,экко|كلاركس|คลาร์กส์|oxford-shoes loafers
gucci|구찌|グッチ|古驰|гуччи|غوتشي,قوتشي|กุชชี่|handbag
prada|프라다|プラダ|普拉达|прада|برادا|ปราด้า|handbag
chanel|샤넬|シャネル|香奈儿|шанель|شانيل|ชาแนล|handbag lipstick
louis vuitton|루이비통|ルイヴィトン,ヴィトン|路易威登,lv包|луи виттон|لويس فيتون|หลุยส์วิตตอง|handbag coin-purse
hermes,birkin|에르메스,버킨백|エルメス,バーキン|爱马仕,铂金包|эрмес,биркин|هيرميس,بيركين|แอร์เมส|handbag
michael kors,coach bag,longchamp,furla,kate spade|마이클코어스,코치 가방,롱샴|マイケルコース,コーチ バッグ,ロンシャン|蔻驰,珑骧|майкл корс,фурла|مايكل كورس|โค้ช กระเป๋า|handbag
kanken,fjallraven,jansport,eastpak,herschel,anello|칸켄,잔스포츠,아넬로|カンケン,アネロ|瑞典狐狸包|канкен|كانكن|อเนลโล่|backpack
samsonite,rimowa,american tourister,delsey|쌤소나이트,리모와,아메리칸투어리스터|サムソナイト,リモワ|新秀丽,日默瓦,美旅|самсонайт|سامسونايت|แซมโซไนท์|suitcase
levis,lee jeans,wrangler|리바이스|リーバイス|李维斯|левайс,левис|ليفايز|ลีวายส์|mens-jeans womens-jeans
lacoste,fred perry|라코스테|ラコステ,フレッドペリー|鳄鱼polo|лакост|لاكوست|ลาคอสท์|polo-shirt
ralph lauren,tommy hilfiger|랄프로렌,폴로랄프로렌,타미힐피거|ラルフローレン,トミーヒルフィガー|拉夫劳伦,汤米|ральф лорен,томми хилфигер|رالف لورين,تومي|ราล์ฟลอเรน|polo-shirt dress-shirt
supreme,stussy,champion shirt|슈프림,스투시|シュプリーム,ステューシー|潮牌t恤|суприм|سوبريم|สุพรีม|mens-tee cap
calvin klein,ck underwear|캘빈클라인|カルバンクライン|卡尔文克莱恩,ck内裤|кельвин кляйн|كالفن كلاين|คาลวินไคลน์|mens-briefs womens-briefs
victoria secret,victorias secret|빅토리아시크릿|ヴィクトリアズシークレット|维多利亚的秘密|виктория сикрет|فيكتوريا سيكريت|วิคตอเรีย ซีเคร็ท|womens-briefs bikini
burberry|버버리|バーバリー|巴宝莉,博柏利|барберри,бербери|بربري,بيربري|เบอร์เบอรี่|trench-coat wool-scarf
zara,mango clothes,shein,hm clothes,bershka|자라 옷,쉬인|ザラ,シーイン|飒拉|зара,шеин|زارا,شي ان|ซาร่า|summer-dress blouse
speedo,arena swim|스피도|スピード水着|速比涛|спидо|سبيدو|สปีโด้|swimsuit
new era,kangol|뉴에라|ニューエラ|纽亦华|нью эра|نيو ايرا|นิวเอร่า|cap
ray ban,rayban,oakley|레이밴,오클리|レイバン,オークリー|雷朋,欧克利|рей бан,рэйбан,окли|راي بان,ريبان|เรย์แบน|sunglasses
rolex,omega watch,tag heuer,patek philippe,audemars piguet|롤렉스|ロレックス|劳力士,百达翡丽|ролекс|رولكس|โรเล็กซ์|watch
casio,g shock,gshock|카시오,지샥|カシオ,ジーショック|卡西欧|касио,джи шок|كاسيو,جي شوك|คาสิโอ,จีช็อค|watch
seiko,citizen watch,tissot,swatch,fossil watch,daniel wellington,orient watch|세이코,스와치,티쏘|セイコー,スウォッチ|精工,天梭,斯沃琪|сейко,тиссот,свотч|سيكو,تيسو,سواتش|ไซโก,ทิสโซ|watch
apple watch,galaxy watch,mi band,garmin,fitbit,amazfit,huawei watch|애플워치,갤럭시워치,갤워치,미밴드,가민,핏빗|アップルウォッチ,ガーミン,フィットビット|苹果手表,小米手环,佳明,华为手表|эпл вотч,ми бэнд,гармин,амазфит|ابل واتش,ساعة ابل,قارمن|แอปเปิลวอทช์,การ์มิน|smart-watch
swarovski,pandora,tiffany,cartier,bulgari|스와로브스키,판도라,티파니,까르띠에|スワロフスキー,パンドラ,ティファニー,カルティエ|施华洛世奇,潘多拉,蒂芙尼,卡地亚|сваровски,пандора,тиффани,картье|سواروفسكي,باندورا,كارتييه|สวารอฟสกี้,แพนดอร่า|ring gem-pendant
airpods,galaxy buds,earpods,freebuds|에어팟,갤럭시 버즈,갤럭시버즈,버즈 이어폰|エアポッズ,エアーポッズ|苹果耳机,airpods耳机|аирподс,эйрподс,наушники эпл|ايربودز,سماعات ابل|แอร์พอด|wireless-headphones
bose,sennheiser,beats,sony xm5,marshall headphones,skullcandy|보스 헤드폰,젠하이저,비츠|ボーズ,ゼンハイザー,ビーツ|博士耳机,森海塞尔|бозе,зеннхайзер,битс|بوز,سنهايزر,بيتس|โบส|wireless-headphones
jbl,harman kardon,marshall speaker|제이비엘,하만카돈|ハーマンカードン|哈曼卡顿|джбл,жбл|جي بي ال|เจบีแอล|horn-speaker wireless-headphones
sony walkman,ipod|워크맨,아이팟|ウォークマン|随身听|айпод|ايبود|วอล์คแมน|radio
blue yeti,rode mic,shure|슈어|シュア マイク|舒尔|шур микрофон|شور|ชัวร์ ไมค์|studio-microphone karaoke-microphone
canon,nikon,fujifilm,sony alpha,leica,olympus camera|캐논,니콘,후지필름,라이카|キヤノン,キャノン,ニコン,フジフイルム,ライカ|佳能,尼康,富士相机,徕卡|кэнон,никон,фуджифильм|كانون,نيكون,فوجي|แคนนอน,นิคอน,ฟูจิ|digital-camera
celestron,meade telescope|셀레스트론|セレストロン|星特朗|целестрон|سيليسترون|เซเลสตรอน|telescope
macbook,thinkpad,lenovo,asus,acer,dell,chromebook|맥북,레노버,에이수스,델 노트북|マックブック,レノボ,エイスース,エイサー|苹果笔记本,联想,华硕,宏碁,戴尔|макбук,леново,асус,асер,делл|ماك بوك,لينوفو,اسوس|แมคบุ๊ก,เลอโนโว|laptop
imac|아이맥|アイマック|苹果一体机|аймак|اي ماك|ไอแมค|desktop-computer
ipad,galaxy tab,surface tablet|아이패드,갤럭시탭|アイパッド|苹果平板,ipad平板|айпад,галакси таб|ايباد,جالكسي تاب|ไอแพด|tablet
anker,baseus,ugreen|앤커,베이스어스|アンカー,ベースアス|安克,倍思,绿联|базеус|انكر,باسوس|แองเคอร์|power-bank wall-charger
otterbox,spigen,casetify|슈피겐,케이스티파이|シュピゲン,ケースティファイ|壳子iphone|спиген|سبيجن|เคสไอโฟน|phone-case
logitech,razer,steelseries,keychron,hyperx|로지텍,레이저 마우스,키크론|ロジクール,ロジテック,レイザー|罗技,雷蛇|логитек,разер|لوجيتك,ريزر|โลจิเทค,เรเซอร์|wireless-mouse keyboard
dualsense,dualshock,xbox controller,ps5 controller,joy con,8bitdo|듀얼센스,듀얼쇼크,조이콘|デュアルセンス,デュアルショック,ジョイコン|ps5手柄,switch手柄|дуалшок,дуалсенс,геймпад ps5|دراع بلايستيشن,يد بلايستيشن|จอย ps5|gamepad
mac lipstick,maybelline,loreal,revlon,dior lipstick,nyx,fenty,rare beauty,3ce,romand|메이블린,로레알,롬앤,쓰리씨이|メイベリン,ロレアル,ロムアンド|美宝莲,欧莱雅,魅可|мейбеллин,лореаль|ميبيلين,لوريال|เมย์เบลลีน,ลอรีอัล|lipstick
burts bees,carmex,labello,eos lip balm|버츠비|リップ ニベア|小蜜缇|лабелло,гигиеничка|لابيلو|ลาเบลโล|lip-balm
opi,essie,sally hansen|오피아이|オーピーアイ|欧派指甲油|эсси|اوبي اي|โอพีไอ|nail-polish
cerave,cetaphil,la roche posay,the ordinary,estee lauder,clinique,lancome,sk ii,laneige,innisfree,cosrx,olay,shiseido,vichy,kiehls|세라비,세타필,라로슈포제,에스티로더,이니스프리,라네즈,설화수|セラヴィ,セタフィル,資生堂,エスティローダー,ランコム|适乐肤,理肤泉,雅诗兰黛,兰蔻,资生堂,神仙水|сераве,ля рош позе,эсте лаудер,ланком,виши|سيرافي,سيتافيل,لاروش بوزيه|เซราวี,ลาโรช โพเซย์,เอสเต้|face-cream face-serum
nivea,vaseline lotion,aveeno,neutrogena,eucerin,jergens|니베아,뉴트로지나,아비노|ニベア,ニュートロジーナ|妮维雅,露得清|нивея,нивеа,нейтроджина|نيفيا,نيوتروجينا|นีเวีย,วาสลีน|body-lotion face-cream
dove,lux soap,lush soap,ivory soap,dial soap|도브|ダヴ|多芬,力士|дав,дове|دوف,لوكس|โดฟ,ลักส์|handmade-soap body-lotion
pantene,head and shoulders,head shoulders,garnier fructis,elseve,tresemme,sunsilk,herbal essences,schwarzkopf,loreal elvive|팬틴,헤드앤숄더,려 샴푸,엘라스틴|パンテーン,ラックス シャンプー|潘婷,海飞丝,飘柔,施华蔻|пантин,хед энд шолдерс,шварцкопф,сьёсс|بانتين,هيد اند شولدرز,صانسيلك|แพนทีน,เฮดแอนด์โชว์เดอร์,ซันซิล|shampoo
tangle teezer|탱글티저|タングルティーザー|王妃梳|тангл тизер|تانجل تيزر|แทงเกิลทีเซอร์|wide-tooth-comb
gillette,bic razor,schick,wilkinson sword,venus razor|질레트,쉬크|ジレット,シック カミソリ|吉列,舒适剃须刀|жиллетт,джилет,жилет станок|جيليت|ยิลเลตต์|razor
oral b,oralb,colgate,sensodyne|오랄비,콜게이트|オーラルビー,コルゲート|欧乐b,高露洁|орал би,колгейт|اورال بي,كولجيت|ออรัลบี,คอลเกต|toothbrush
band aid,compeed,elastoplast,hansaplast|대일밴드|バンドエイド|邦迪|компид|هانسابلاست|พลาสเตอร์ยา ติดแผล|plasters
wilson,yonex,babolat,head racket|요넥스,윌슨|ヨネックス,ウィルソン|尤尼克斯,威尔胜|йонекс,уилсон|يونكس,ويلسون|โยเน็กซ์|tennis-racket badminton-racket
butterfly table tennis,stiga,dhs ping pong|버터플라이 탁구,스티가|バタフライ 卓球,スティガ|红双喜,蝴蝶球拍,斯帝卡|стига ракетка,баттерфляй ракетка|ستيجا|บัตเตอร์ฟลาย ปิงปอง|table-tennis-bat
spalding,molten,wilson basketball|스팔딩,몰텐|スポルディング,モルテン|斯伯丁,摩腾|спалдинг,молтен|سبالدينج|สปอลดิ้ง|basketball
everlast,venum,twins gloves,leone gloves|에버라스트|エバーラスト|拳击手套everlast|эверласт,венум|ايفرلاست|เอเวอร์ลาสต์|boxing-gloves
trek bike,giant bike,specialized bike,brompton,merida,shimano bike|자이언트 자전거,브롬톤,삼천리|ブロンプトン,ジャイアント 自転車|捷安特,美利达,凤凰自行车,小布|стелс велосипед,мерида,трек велосипед|جيانت دراجة|จักรยานไจแอนท์|bicycle
coleman tent,quechua,msr tent,naturehike|콜맨,코베아|コールマン,スノーピーク|科勒曼,牧高笛,挪客|кечуа,коулман|كولمان,كيتشوا|โคลแมน|tent
shimano rod,abu garcia,daiwa|다이와,아부가르시아|ダイワ,シマノ|达亿瓦,禧玛诺|дайва,шимано|شيمانو,دايوا|ชิมาโน่|fishing-rod
cressi,mares mask|크레시|クレッシー|科越思|кресси|كريسي|เครสซี่|snorkel-set
steiff,jellycat,build a bear|젤리캣|ジェリーキャット,シュタイフ|泰迪熊steiff|джелликэт|جيلي كات|เจลลี่แคท|teddy-bear plush-penguin plush-octopus plush-whale plush-dinosaur
ravensburger,clementoni|라벤스부르거|ラベンスバーガー|睿思拼图|равенсбургер|رافنسبرغر|ราเวนส์เบอร์เกอร์|jigsaw-puzzle
hot wheels,matchbox car,tomica,maisto,bburago|핫휠,토미카|ホットウィール,トミカ|风火轮,多美卡|хот вилс,хотвилс|هوت ويلز|ฮอตวีล,โทมิก้า|racing-car fire-engine
thomas train,brio train,plarail|토마스기차|プラレール,トーマス|托马斯小火车|томас паровозик|قطار توماس|รถไฟโทมัส|toy-train
super soaker|슈퍼소커|スーパーソーカー|水枪孩之宝|супер сокер|سوبر سوكر|ซุปเปอร์โซกเกอร์|water-gun
philips avent,avent bottle,dr brown,chicco bottle,tommee tippee,nuk bottle,comotomo|아벤트,닥터브라운,더블하트|アベント,ピジョン|新安怡,贝亲|авент,доктор браун|افينت,شيكو رضاعة|อเวนท์,พีเจ้น|baby-bottle
ikea sofa,ikea bed|이케아 소파|イケア ソファ|宜家沙发|икеа диван|ايكيا كنبة|อิเกีย โซฟา|sofa bed-frame
yankee candle,diptyque,jo malone candle|양키캔들,딥티크|ヤンキーキャンドル,ディプティック|蒂普提克|янки кендл|يانكي كاندل|แยงกี้แคนเดิล|scented-candle
tefal,t fal,lodge skillet,greenpan|테팔|ティファール,ロッジ スキレット|苏泊尔炒锅,特福|тефаль|تيفال|เทฟาล|frying-pan wok soup-pot
le creuset,staub|르크루제,스타우브|ルクルーゼ,ストウブ|酷彩,珐宝|ле крезе|لو كروزيه|เลอ ครูเซ่|soup-pot
zwilling,wusthof,victorinox knife,global knife|쯔빌링,헹켈|ツヴィリング,ヘンケルス|双立人|цвиллинг|زويلينغ|สวิลลิง|chef-knife
lindt,milka,toblerone,kinder,ferrero rocher,kitkat,snickers,hersheys,cadbury,godiva,mars bar,twix|린트,밀카,킨더,페레로로쉐,킷캣,스니커즈,허쉬|リンツ,キットカット,スニッカーズ,ゴディバ,キンダー|费列罗,德芙,士力架,好时,奇巧|линдт,милка,киндер,сникерс,аленка|ليندت,ميلكا,كندر,سنيكرز,كيت كات|คิทแคท,สนิกเกอร์ส,เฟอเรโร|chocolate-bar
haribo,chupa chups,mentos,skittles,werthers|하리보,츄파춥스,멘토스|ハリボー,チュッパチャプス,メントス|哈瑞宝,大白兔,徐福记|харибо,чупа чупс,ментос|هاريبو,تشوبا تشوبس|ฮาริโบ้,จูปาจุ๊บ|hard-candy
oreo,mcvities,lotus biscoff|오레오,로투스|オレオ,ロータスビスケット|奥利奥|орео|اوريو|โอรีโอ|cookies
moleskine,leuchtturm,paperblanks|몰스킨|モレスキン|魔力斯奇那,手账本|молескин|موليسكين|โมเลสกิน|notebook spiral-notebook
parker pen,montblanc,lamy,pilot pen,waterman pen,hero pen|파카 만년필,몽블랑,라미|パーカー ペン,モンブラン,ラミー|派克,万宝龙,凌美,英雄钢笔|паркер,монблан|باركر قلم,مون بلان|ลามี่,ปาร์คเกอร์|fountain-pen ballpoint-pen
bic pen,stabilo,muji pen,uniball,pentel|제트스트림,모나미|ジェットストリーム,ゼブラ ペン|晨光,百乐|стабило,бик ручка|قلم بيك|ลูกลื่น|ballpoint-pen
faber castell,crayola,prismacolor|파버카스텔,크레욜라|ファーバーカステル,クレヨラ|辉柏嘉,绘儿乐|фабер кастел|فابر كاستل,كرايولا|เฟเบอร์คาสเทล|crayons pencils
winsor newton,sakura paint,van gogh paint|윈저앤뉴튼,신한물감|ウィンザーニュートン,ホルベイン|温莎牛顿|сонет краски,невская палитра|وينسور|ซากุระ สีน้ำ|paint-palette
fender,gibson,ibanez,epiphone,stratocaster,les paul|펜더,깁슨|フェンダー,ギブソン|芬达,吉普森|фендер,гибсон|فندر,جيبسون|เฟนเดอร์,กิบสัน|guitar
yamaha keyboard,casio piano,roland piano,korg|야마하 키보드,롤랜드|ヤマハ キーボード,ローランド|雅马哈电子琴|синтезатор ямаха|اورغ ياماها,بيانو ياماها|ยามาฮ่า คีย์บอร์ด|music-keyboard
stradivarius violin|스트라디바리|ストラディバリウス|斯特拉迪瓦里|страдивари|ستراديفاريوس|สตราดิวารี|violin
wilson baseball,rawlings|롤링스|ローリングス|罗林斯|роулингс|رولينغز|รอว์ลิ่งส์|baseball
under armour,gymshark,lululemon|언더아머,룰루레몬,젝시믹스|アンダーアーマー,ルルレモン|安德玛,露露乐蒙|андер армор,лулулемон|اندر ارمور|อันเดอร์อาร์เมอร์|running-vest womens-tee mens-tee
umbro,joma,penalty,kelme,le coq sportif|엄브로,르꼬끄|アンブロ,ルコック|茵宝,卡尔美|умбро,жома|امبرو|อัมโบร|sneakers running-vest
mizuno,diadora,olympikus,kappa,ellesse|미즈노,디아도라|ミズノ,ディアドラ|美津浓,卡帕|мизуно,диадора|ميزونو|มิซูโน่|running-shoes sneakers
li ning,anta,xtep,361 degrees,peak shoes||リーニン|李宁,安踏,特步,鸿星尔克,匹克,回力,飞跃鞋|ли нин|||sneakers running-shoes
bata,carlo rino,vascara,biti's,bitis,ananas shoes,compass shoes,ardiles,league shoes,nanyang,scholl|금강제화|||бата|باتا|บาจา,นันยาง|sneakers loafers flip-flops
piccadilly shoes,vizzano,beira rio,melissa shoes,grendene,usaflex|||||||high-heels ballet-flats heeled-sandals
real madrid,barcelona,manchester united,manchester city,liverpool,arsenal,chelsea,juventus,psg,bayern,flamengo,corinthians,boca juniors|레알 마드리드,토트넘|レアルマドリード,バルセロナ|皇马,巴萨,曼联,利物浦|реал мадрид,барселона,спартак,зенит,левски,цска|ريال مدريد,برشلونة|แมนยู,ลิเวอร์พูล,แมนซิตี้|mens-tee running-vest football cap
lakers,chicago bulls,golden state,nba,celtics|레이커스|レイカーズ|湖人,勇士队|лейкерс|ليكرز|เลเกอร์ส|running-vest basketball cap mens-tee
uniqlo,gap clothes,old navy,forever 21,primark,bonia,padini,erigo,hering,renner|유니클로,지오다노,스파오|ユニクロ,しまむら,ジーユー|优衣库,海澜之家,太平鸟|юникло,глория джинс,остин|يونيكلو|ยูนิโคล่|mens-tee womens-tee blouse dress-shirt
the north face,patagonia,columbia jacket,mammut,helly hansen,arcteryx|노스페이스,파타고니아,네파,블랙야크|ノースフェイス,モンベル,パタゴニア|北面,始祖鸟,哥伦比亚,探路者|норт фейс,коламбия|نورث فيس|นอร์ทเฟซ|trench-coat hiking-boots backpack
armani,hugo boss,brooks brothers,ted baker,charles tyrwhitt|아르마니,휴고보스|アルマーニ,ヒューゴボス|阿玛尼,雨果博斯|армани,хуго босс|ارماني,هوجو بوس|อาร์มานี่|dress-shirt polo-shirt chinos
versace,dolce gabbana,givenchy,balenciaga,yves saint laurent,fendi,celine bag,bottega veneta,loewe,miu miu|베르사체,발렌시아가,셀린느,펜디|ヴェルサーチ,バレンシアガ,セリーヌ,フェンディ|范思哲,巴黎世家,圣罗兰,芬迪,思琳|версаче,баленсиага,живанши|فيرساتشي,بالنسياغا,فندي|บาเลนเซียก้า|handbag sunglasses
charles keith,charles and keith,pedro bag,guess bag,aldo,steve madden,desigual|찰스앤키스|チャールズアンドキース|小ck|гесс сумка,алдо|تشارلز كيث,الدو|ชาร์ล แอนด์ คีท|handbag high-heels heeled-sandals
triumph,wacoal,hanes,uniqlo airism,fruit of the loom,dim lingerie|비비안,트라이엄프|ワコール,トリンプ|黛安芬,曼妮芬,南极人|триумф|تريومف|วาโก้|womens-briefs mens-briefs
antler,crown suitcase,president luggage,kipling,osprey bag,deuter|만다리나덕,키플링|エース スーツケース,キプリング|爱华仕,地平线8号|дельсей,киплинг|ديلسي|คิปลิ้ง|suitcase backpack
tumi,wenger,swissgear,swiss gear,thule|투미,스위스기어|トゥミ,マンハッタンポーテージ|瑞士军刀包,途明|вентер,свиссгир||ทูมิ|backpack briefcase suitcase
q&q,qq watch,alba watch,bulova,hublot,iwc,longines,rado,breitling,skmei,curren,naviforce|위블로,론진|ウブロ,ロンジン,アルバ|浪琴,雷达表,天王表,飞亚达|хублот,лонжин,ориент,восток часы|هوبلو,لونجين,رادو|ลองจินส์,ฮูโบลท์|watch
swiss military watch,xiaomi band,samsung gear,polar watch,suunto,coros,oppo watch|순토|スント|华米,颂拓|сунто|شاومي باند|ซุนโต|smart-watch
van cleef,chopard,mikimoto,chow tai fook,p n j,pnj,habib jewels|골든듀,미키모토|ミキモト,4℃|周大福,老凤祥,周生生|соколов|لازوردي,داماس|จูบิลี่|ring gem-pendant
persol,carrera sunglasses,gentle monster,zenni,lensmart,luxottica|젠틀몬스터|ゾフ,ジンズ|暴龙,海伦凯勒,陌森|рэй бан|كاريرا|แว่นท็อปเจริญ|sunglasses eyeglasses
pokemon,sanrio,hello kitty,disney,marvel,snoopy,peppa pig,bluey,frozen elsa,paw patrol,minions,my melody,kuromi,labubu|포켓몬,산리오,뽀로로,핑크퐁,쿠로미|ポケモン,サンリオ,すみっコぐらし,アンパンマン,クロミ|宝可梦,三丽鸥,小猪佩奇,喜羊羊,玲娜贝儿,泡泡玛特|покемон,свинка пеппа,чебурашка,смешарики|بوكيمون,هيلو كيتي,سبونج بوب|โปเกมอน,ซานริโอ้,คุโรมิ|plush-dinosaur teddy-bear plush-penguin plush-octopus
fisher price,vtech,leapfrog,hasbro,mattel,melissa and doug|피셔프라이스,브이텍|フィッシャープライス|费雪,伟易达|фишер прайс|فيشر برايس|ฟิชเชอร์ไพรส์|toy-train fire-engine nesting-dolls abacus
monopoly,scrabble,catan,jenga|모노폴리,우노,젠가,할리갈리|モノポリー,ウノ,カタン|大富翁,优诺,卡坦岛|монополия,уно,имаджинариум|مونوبولي,اونو|โมโนโพลี,อูโน่|playing-cards chess-set dice jigsaw-puzzle
bicycle cards,copag,kem cards|바이시클카드|バイスクル トランプ|姚记,三a扑克|копаг|كوتشينة|ไพ่ไบซิเคิล|playing-cards
micro scooter,razor scooter,globber,xiaomi scooter|마이크로킥보드|マイクロスクーター|迈古米高,柚子滑板车|микро самокат|سكوتر مايكرو|สกู๊ตเตอร์ไมโคร|kick-scooter
rollerblade,k2 skates,powerslide|롤러블레이드|ローラーブレード|乐秀,米高轮滑|роллерблейд|رولر بليد|โรลเลอร์เบลด|roller-skates
santa cruz board,element skateboard,globe board|산타크루즈 보드|エレメント スケボー||элемент скейт|سكيت|สเก็ตบอร์ดซานตาครูซ|skateboard
rossignol,salomon ski,atomic ski,burton,fischer ski|로시뇰,아토믹|ロシニョール,アトミック,バートン|金鸡滑雪板|россиньол,атомик лыжи|روسينول|รอสซินยอล|ski-set
bauer skates,graf skates,edea|바우어|バウアー|鲍尔冰刀|бауэр коньки|باور|เบาเออร์|ice-skates
mikasa,select ball,nike ball,jabulani,kipsta,brazuca|미카사,스타 축구공|ミカサ,モルテン サッカーボール|米卡萨,摩腾足球|микаса,селект мяч|ميكاسا|มิกาซ่า,โมลเท่นฟุตบอล|football
li ning badminton,victor racket,victor badminton,carlton racket|빅터|ビクター ラケット|威克多,胜利羽毛球拍|виктор ракетка|فيكتور|วิคเตอร์แบด|badminton-racket
shakespeare rod,rapala,penn reel,okuma,savage gear|바낙스,라팔라|ラパラ,がまかつ|光威,佳钓尼,汉鼎|рапала,волжанка|رابالا|ราพาลา|fishing-rod
samsung charger,belkin,aukey,xiaomi power bank,romoss,mophie|벨킨,보조배터리 샤오미|ベルキン,エレコム|罗马仕,品胜|белкин,ромосс|بلكن|เบลคิน,เอลูป|power-bank wall-charger
xiaomi tv,tcl,hisense,lg tv,samsung tv,sharp tv,artel|엘지 티비,삼성 티비|アクオス,レグザ,ブラビア|海信,创维,tcl电视|артель,телевизор лджи|ال جي تلفزيون|ทีวีแอลจี|retro-tv
panasonic phone,gigaset,vtech phone,alcatel phone|파나소닉 전화기|パナソニック 電話機|步步高电话,tcl电话|гигасет|باناسونيك هاتف|โทรศัพท์พานาโซนิค|landline-phone
xbox,playstation,nintendo switch,ps5,ps4,steam deck|엑스박스,플레이스테이션,플스|エックスボックス,プレステ|索尼游戏机|иксбокс,плейстейшен|بلايستيشن,اكس بوكس|เพลย์สเตชัน,เอ็กซ์บ็อกซ์|gamepad arcade-joystick
tupperware,lock and lock,locknlock,sistema,rubbermaid,pyrex,zojirushi|락앤락,타파웨어,글라스락|タッパーウェア,ジップロック コンテナー|乐扣乐扣,特百惠|тапервер,локнлок|تابروير,لوك اند لوك|ทัปเปอร์แวร์,ล็อคแอนด์ล็อค|storage-jar bento-box
wedgwood,royal copenhagen,rosenthal,villeroy boch,denby,corelle,portmeirion,luminarc|덴비,코렐,로얄코펜하겐,한국도자기|ウェッジウッド,ノリタケ,コレール|骨瓷韦奇伍德,康宁|люминарк,императорский фарфор|لومينارك|คอเรลล์|dinner-plates tea-cup coffee-mug breakfast-bowl
riedel,schott zwiesel,bohemia crystal,spiegelau|리델,보헤미아|リーデル,木村硝子|力多,诗杯客乐|ридель,богемия|ريدل|รีเดล|stem-glasses
ikea,muji,nitori,wayfair,jysk,leroy merlin,tok stok|이케아,무인양품,한샘|イケア,無印良品,ニトリ|宜家,无印良品|икеа,леруа мерлен|ايكيا,هوم سنتر|อิเกีย,มูจิ|drawer-cabinet storage-basket sofa bed-frame
philips hue,osram,yeelight,philips bulb,opple|필립스 전구,오스람|フィリップス 電球,アイリスオーヤマ 電球|欧普,飞利浦灯泡,雷士|осрам,филипс лампочка|اوسرام|หลอดไฟฟิลิปส์|led-bulb
bosch,makita,dewalt,black decker,stanley tools,milwaukee tool,hilti,ryobi,knipex,facom|보쉬,마끼다,디월트|ボッシュ,マキタ,ハイコーキ|博世,牧田,得伟,世达|бош,макита,зубр,интерскол|بوش,ماكيتا|บอช,มากีต้า|screwdriver-set tool-box
master lock,abus,yale lock,papaiz|마스터락,자물쇠 예일|マスターロック|玛斯特锁|абус,мастер лок|ييل|กุญแจมาสเตอร์|padlock
hansgrohe,grohe,moen|한스그로헤,대림바스|グローエ,ミズタニ|汉斯格雅,高仪,九牧|гроэ,хансгрое|جروهي|กรูเฮ่|shower-head
charmin,kleenex,andrex,renova,selpak,elleair|크리넥스,코디 화장지|エリエール,スコッティ,ネピア|维达,清风,洁柔,心相印|зева,клинекс|فاين,كلينكس|สก๊อตต์,คลีเน็กซ์|toilet-paper
gutermann,coats thread,anchor thread,dmc|구터만,코츠|グーターマン,フジックス|高氏线|гамма нитки|خيط دي ام سي|ด้ายวีนัส|sewing-thread yarn
drops yarn,alize,lion brand,nako yarn,bernat|니트러브|ハマナカ|恒源祥毛线,三利毛线|ализе,нако,пехорка|اليز|ไหมพรมอีเกิ้ล|yarn
natura,o boticario,boticario,avon,oriflame,mary kay,faberlic,wardah,skintific,somethinc,safi,hada labo,some by mi,bioderma,uriage|토니모리,미샤|ハダラボ,雪肌精,キュレル,ファンケル|百雀羚,自然堂,珀莱雅,薇诺娜,玉兰油|фаберлик,орифлейм,черный жемчуг,эйвон|بيوديرما,نيفيا كريم|การ์นิเย่,มิสทิน|face-cream face-serum
dior,ysl beauty,charlotte tilbury,huda beauty,kylie cosmetics,wet n wild,peripera,etude,focallure,y o u,implora,vice cosmetics|페리페라,에뛰드,클리오|キャンメイク,ケイト,セザンヌ|完美日记,花西子,橘朵,卡姿兰|люкс визаж,диор помада|هدى بيوتي,ديور روج|ศรีจันทร์|lipstick
real techniques,zoeva,morphe,sigma brushes|리얼테크닉스,피카소 브러쉬|熊野筆,白鳳堂||риал техникс|ريال تكنيكس|แปรงเรียลเทคนิค|make-up-brush
philips oneblade,braun shaver,panasonic shaver,philips shaver,wahl|브라운 면도기,필립스 면도기|ブラウン シェーバー,ラムダッシュ|飞科,博朗|браун бритва|براون حلاقة|โกนหนวดฟิลิปส์|razor
closeup,aquafresh,signal toothpaste,lion toothbrush,curaprox,sonicare,gum toothbrush,formula toothbrush|메디안|クリニカ,ガム 歯ブラシ|黑人牙膏,佳洁士,舒客|сплат,рокс|سيجنال,كرست|ซิสเท็มมา|toothbrush
palmolive,lifebuoy,safeguard,savon de marseille,imperial leather,phebo,dettol|데톨,알뜨랑|ライフブイ,牛乳石鹸|舒肤佳,滴露,上海药皂|палмолив,сейфгард|لايف بوي,ديتول|เดทตอล,โพรเทคส์|handmade-soap
rexona,old spice,nuxe,johnsons baby,johnson baby,bath body works,jergens lotion,citra,vaseline|존슨즈베이비,바세린|ジョンソン ベビー,ヴァセリン|强生,凡士林|джонсон беби,нуксе|جونسون,فازلين|จอห์นสัน|body-lotion
clear shampoo,dercos,nizoral,lifebuoy shampoo,rejoice,kerastase,l'oreal shampoo,clear men,moist diane,tsubaki|미장센,케라시스|ツバキ,ボタニスト,いち髪|清扬,阿道夫|чистая линия шампунь,хед шолдерс|كلير,هيد شولدرز|เคลียร์|shampoo
milo,nestle,nutella,m&ms,mms,silverqueen,hershey,ritter sport,choco pie,meiji chocolate,ritz,lacta,bis chocolate,alpen gold,cote d'or,roshen|가나초콜릿,초코파이|明治チョコ,ガーナ,ロイズ||альпен гольд,рошен,бабаевский|جالكسي,كيندر,نوتيلا|โกดิวา|chocolate-bar
yupi,sugus,tic tac,ricola,fishermans friend,kopiko,alpenliebe,halls,jelly belly,fini gummies|새콤달콤,마이쮸,호올스|不二家,カンロ,ハイチュウ,リコラ|阿尔卑斯,金嗓子,悠哈|холлс,рондо|هولز,منتوس|ฮอลล์,โกปิโก้|hard-candy
khong guan,digestive,bimbo cookies,butter cookies danish,kjeldsens,lu biscuits,bahlsen,hup seng,roma biscuit|롯데 쿠키,마가렛트|森永ビスケット,カントリーマアム,ヨックモック|皇冠曲奇,丹麦蓝罐,好丽友|юбилейное,бахлсен|لوكر,بسكويت لو|อาร์เซนอล,จูลี่ส์|cookies
capilano,langnese honey|||汪氏蜂蜜||لانجنيز||honey
minute maid,tropicana,del monte juice,rani juice,almarai juice,cappy,dobry juice|델몬트 주스,미닛메이드|トロピカーナ,なっちゃん|汇源,美汁源|добрый сок,любимый сад,капи|راني,المراعي|มินิทเมด,มาลี|fruit-juice
kong toy,pedigree,royal canin,whiskas,frontline,purina,friskies,dreamies,temptations,greenies,himalaya dog|로얄캐닌,시저|ロイヤルカナン,ちゅ～る,グリニーズ|皇家狗粮,麦富迪,伟嘉|роял канин,педигри,вискас|رويال كانين,ويسكاس|รอยัลคานิน,เพดดิกรี|meat-treats chew-bone
pigeon,nuby,mam bottle,lansinoh,hegen,chuchu baby|피죤,모윰,유피스|母乳実感|可么多么|пиджен,нук|بيجون,شيكو|นาตูร์|baby-bottle
kokuyo,campus notebook,muji notebook,sinar dunia,tilibra,clairefontaine,oxford notebook,rhodia,mead|모닝글로리,코쿠요|コクヨ,キャンパスノート,ツバメノート|国誉,得力,晨光本子|кокуйо,хатбер|كلير فونتين|สมุดมาสเตอร์อาร์ต|notebook spiral-notebook
staedtler,tombow,maped,giotto,koh i noor,derwent,faber castell pencil,milan pencils,2b pencil|스테들러,톰보,문화연필|トンボ鉛筆,ステッドラー,三菱鉛筆|施德楼,中华铅笔,马可铅笔|кохинор,штедлер,луч краски|ستدلر,مابد|สเต็ดเลอร์,มาสเตอร์อาร์ต|pencils crayons ruler
leitz,esselte,elba folder,bantex,hamelin|라이츠|キングジム,リヒトラブ|得力文件夹,齐心|лейтц,эрих краузе|ليتز|ตราช้าง|folders clipboard
kawai,casio keyboard,nord piano,yamaha piano,medeli|카와이,영창|カワイ ピアノ,カシオ キーボード|珠江钢琴,卡西欧电子琴|касио синтезатор|كاسيو اورج|เปียโนยามาฮ่า|music-keyboard
taylor guitar,martin guitar,cort,takamine,yamaha guitar,giannini,tagima|콜트,테일러 기타,크래프터|ヤマハ ギター,タカミネ|雅马哈吉他,卡马,恩雅|корт,такамине,ямаха гитара|ياماها جيتار|กีตาร์ยามาฮ่า|guitar
meinl djembe,lp percussion|마이늘|マイネル|麦尔鼓|мейнл|ميانل|ไมน์ล|djembe
jupiter trumpet,bach trumpet,yamaha trumpet|야마하 트럼펫|ヤマハ トランペット|雅马哈小号|ямаха труба|ترومبيت ياماها|ทรัมเป็ตยามาฮ่า|trumpet
gopro,insta360,handycam,sony camcorder,dji osmo|고프로,소니 캠코더|ゴープロ,ハンディカム|索尼摄像机|гоупро,сони камера|جوبرو|โกโปร|camcorder digital-camera
samsung tablet,xiaomi pad,huawei matepad,kindle,fire tablet,lenovo tab|킨들|キンドル|华为平板,小米平板|самсунг планшет,киндл|سامسونج تابلت|แท็บเล็ตซัมซุง|tablet
hp laptop,msi laptop,toshiba,vaio,rog,axioo,dell laptop|삼성 노트북|ダイナブック,レッツノート|华硕笔记本,神舟,机械革命|хп ноутбук,мси|اتش بي لابتوب,ديل|โน้ตบุ๊คเอซุส|laptop
edifier,soundcore,creative speaker,sony speaker,bose speaker,polytron speaker,sonos,ultimate ears|브리츠,소노스|ソニー スピーカー,ボーズ スピーカー|漫步者,惠威|эдифайер,колонка яндекс|ايديفاير|ลำโพงเจบีแอล|horn-speaker
soundpeats,jabra,audio technica,akg,beyerdynamic,xiaomi earbuds,qcy,haylou|자브라,오디오테크니카|オーディオテクニカ,ジャブラ|漫步者耳机,万魔|джабра,хайлоу|جابرا|หูฟังออดิโอเทคนิก้า|wireless-headphones
miracle gro,osmocote,compo,pokon,substral,forth fertilizer|오스모코트|ハイポネックス|花多多,美乐棵|осмокот,помон|سماد اوسموكوت|ปุ๋ยออสโมโค้ท|plant-food
tetra,juwel,eheim,fluval,seachem|테트라|テトラ,ジェックス|德彩,闽江|тетра,ювель|تترا|เตตร้า|pebbles aquarium-coral
xiaomi,huawei|샤오미,화웨이|シャオミ,ファーウェイ|小米,华为|сяоми,ксиаоми,ксяоми,хуавей|شاومي,هواوي|เสียวหมี่,หัวเว่ย|power-bank smart-watch tablet
samsung|삼성|サムスン|三星|самсунг|سامسونج,سامسونغ|ซัมซุง|tablet smart-watch
sony|소니|ソニー|索尼|сони|سوني|โซนี่|wireless-headphones digital-camera camcorder
philips,braun|필립스,브라운|フィリップス,ブラウン|飞利浦,博朗|филипс,браун|فيليبس,براون|ฟิลิปส์|razor
kodak,polaroid,pentax,lumix|코닥|コダック,ペンタックス|柯达,宾得|кодак,пентакс|كوداك|โกดัก|digital-camera
yamaha|야마하|ヤマハ|雅马哈|ямаха|ياماها|ยามาฮ่า|music-keyboard guitar trumpet
microsoft|마이크로소프트|マイクロソフト|微软|майкрософт|مايكروسوفت|ไมโครซอฟท์|keyboard wireless-mouse laptop
hp,gigabyte,alienware|에이치피|エイチピー|惠普,联想|хьюлетт паккард|اتش بي|เอชพี|laptop desktop-computer
starbucks|스타벅스|スターバックス,スタバ|星巴克|старбакс|ستاربكس|สตาร์บัคส์|coffee-mug
wmf,fissler,sambonet,berghoff|휘슬러|フィスラー|福腾宝,菲仕乐|фисслер,бергхофф|فيسلر|ดับบลิวเอ็มเอฟ|cutlery-set soup-pot chef-knife
decathlon,kalenji,domyos|데카트론|デカトロン|迪卡侬|декатлон|ديكاتلون|ดีแคทลอน|backpack tent running-shoes
wilson tennis,head tennis,slazenger,dunlop tennis|던롭 테니스|ダンロップ テニス|海德网球拍|данлоп|دنلوب تنس|ดันลอป|tennis-racket
zojirushi bento,bentgo,monbento|몽벤토|モンベント|膳魔师饭盒|монбенто|بينتو جو|มอนเบนโตะ|bento-box
eiger,consina,rei outdoor,forclaz,gregory pack,lowe alpine,lafuma,bergans,haglofs,fjord nansen,campus camping,naturexpe|네이처하이크,제로그램,밀레,아이더|ネイチャーハイク,グレゴリー,ミレー|凯乐石,骆驼户外|нова тур,баск|نيتشرهايك|เนเจอร์ไฮค์|backpack tent hiking-boots
snow peak,big agnes,helinox,vango,kelty|스노우피크,헬리녹스|ロゴス,ヘリノックス|蔻驰曼||||tent
polygon bike,united bike,wimcycle,giant bicycle,scott bike,cannondale,bianchi,caloi,monark,btwin,decathlon bike,orbea,stern bike,forward bike,dahon,tern bike|삼천리자전거,알톤,메리다|ブリヂストン自転車,ビアンキ,あさひ自転車|永久自行车,大行|форвард велосипед,аист велосипед|ترينكس,جاينت دراجة|จักรยานเมอริด้า,ลาบิลี่|bicycle
juno shoes,arezzo,piccadilly,vincci,everbest,nine west,naturalizer,tamaris,camper shoes,pikolinos,eram,san marina,ralf ringer,ekonika,obuv rossii|탠디,락포트,세라|ダイアナ,銀座かねまつ,リーガル|百丽,达芙妮,星期六,他她|ральф рингер,экоинка,эконика,тамарис|ناين ويست|รองเท้าบาจา|heeled-sandals high-heels oxford-shoes ballet-flats
penalty shoes,lotto shoes,hummel,brooks running,craft running,altra,topo athletic,910 nineten,piero,demix,qiaodan,feiyue,warrior sneakers,erke|프로스펙스,르까프,데상트|デサント|飞跃,贵人鸟,361度|демикс,каппа|كابا|แกรนด์สปอร์ต,วอริกซ์|running-shoes sneakers
golden goose,alexander mcqueen shoes,common projects,ecko,dc shoes,etnies,tiger onitsuka,bensimon,palladium shoes|슈퍼가,골든구스,베자|スペルガ,ムーンスター|小脏鞋,德训鞋|вежа,суперга|غولدن غوس|โกลเด้นกูส|sneakers
emu australia,baffin||アグ,ソレル|雪地靴ugg|сорел|اوغ|อั๊ก|ankle-boots home-slippers
cole haan,florsheim,ferragamo shoes,church's shoes,allen edmonds,loake,bally,anatomic shoes,ferracini|토즈,페라가모,콜한|トッズ,フェラガモ,コールハーン|红蜻蜓,奥康,意尔康,森达|феррагамо,тодс|فيراغامو|เฟอร์รากาโม่|oxford-shoes loafers
red wing,dickies boots,wolverine boots,jcb boots,carhartt boots,king power boots,safety jogger,bova|레드윙,지벤안전화|レッドウィング,ミドリ安全,ワークマン 靴|代尔塔,霍尼韦尔安全鞋|рэд винг|ريد وينج|เซฟตี้จ็อกเกอร์|work-boots
bimba y lola,tous bag,parfois,misako,lancel,lamarthe,vanessa bruno,jacquemus,polene,aspinal,dkny,dooney bourke,fossil bag,tory burch,marc jacobs,rebecca minkoff,marhen j,stand oil,osoi,les nereides,cln,secosana,charles and keith bag,sembonia,christy ng,elizabeth bag,sophie martin,lyn bag,colorstay bag|스탠드오일,마르헨제이,토리버치,마크제이콥스,빈폴 가방,루이까또즈|サマンサタバサ,ケイトスペード,トリーバーチ,マークジェイコブス,キタムラ|小方包品牌,红谷,金利来女包,迪桑娜|тори берч,марк джейкобс,паола белла|توري بورش,مارك جاكوبس|ลิน กระเป๋า,แจคเก้,โทรี่เบิร์ช|handbag
porter yoshida,manhattan portage,chrome bag,bellroy,peak design,mystery ranch,victorinox bag,american tourister backpack,bodypack,exsport,palazzo bag,export bag,hedgren,crumpler,mark ryden,golden wolf,arctic hunter,tigernu,swissgear backpack,under armour backpack,deuter backpack,totto,xtrem,chenson|내셔널지오그래픽 가방,아웃도어 백팩|ポーター,吉田カバン,マンハッタン,アウトドアプロダクツ|七匹狼背包,瑞士军刀背包,小米背包|тигернуу,рюкзак xiaomi,рюкзак erich krause|تيغرنو|เป้สวิสเกียร์|backpack
travelpro,carlton luggage,lojel,kamiliant,polo world,navy club,sestini,roncato,eastpak luggage,tripp,it luggage|카밀리안트,롬비|プロテカ,レジェンドウォーカー,サンコー鞄|外交官箱包,不莱玫,ito行李箱|ронкато,робинзон чемодан|كاميليانت|คามิเลียน,เดลซี่|suitcase
3second,cotton on,bershka shirt,pull and bear,pull&bear,stradivarius,gap tshirt,american eagle,hollister,abercrombie,topten,8seconds,giordano,bossini,brands outlet,riachuelo,lcwaikiki,lc waikiki,defacto,koton,gloria jeans,befree,zarina,ostin,jack and jones,springfield,celio,jules,kiabi,topman|탑텐,에잇세컨즈,무신사|ワークマン,ギャップ|森马,美特斯邦威,佐丹奴,班尼路,以纯|бифри,зарина,дефакто,лс вайкики|ديفاكتو,ال سي وايكيكي,ماكس,سبلاش|จีคิว|mens-tee womens-tee blouse
massimo dutti,mango dress,zimmermann,asos,boohoo,prettylittlething,sezane,maje,sandro,ba&sh,farm rio,desigual dress,self portrait dress,ever new,forever new,love bonito,poplook,zalia,temt,vero moda,karen millen,shopee dress,mixxmix,stylenanda|스타일난다,미쏘,지고트|アースミュージック,ローリーズファーム,スナイデル|三彩,伊芙丽,欧时力,茵曼|массимо дутти,лав репаблик,манго платье|فور ايفر نيو|โลฟบอนิโต,แจสปาล|summer-dress evening-gown blouse
canada goose,moncler,bosideng,london fog,aquascutum,max mara,barbour,parajumpers|캐나다구스,몽클레어,막스마라|カナダグース,モンクレール,マッキントッシュ|加拿大鹅,盟可睐,波司登,雪中飞|канада гус,монклер,макс мара|مونكلير,كندا غوس|มองเคลอร์|trench-coat wool-overcoat
diesel jeans,g star,g-star,true religion,replay jeans,pepe jeans,lee cooper,7 for all mankind,edwin jeans,gas jeans,calvin klein jeans,mustang jeans,nudie jeans,rider jeans,mc jeans|지스타,디젤 청바지,게스 청바지|エドウィン,ディーゼル,ヌーディージーンズ|迪赛,g星|дизель джинсы,мави,колинс|ديزل جينز,مافي|แม็คยีนส์,ลี ยีนส์|mens-jeans womens-jeans
arrow shirt,van heusen,eterna shirt,olymp shirt,seidensticker,jacob cohen,thomas pink,brooks brothers shirt,ckd shirt,dudalina,aramis,youngor,g2000|닥스 셔츠,예작,레노마|鎌倉シャツ,アオキ,青山|雅戈尔,劲霸,利郎,报喜鸟|хендерсон,этерна|ارو قميص,فان هوزن|แอร์โรว์|dress-shirt
bonds underwear,sloggi,diesel underwear,hope lingerie,etam,intimissimi,tezenis,oysho,aerie,skims,savage x fenty,rider underwear,gt man,crocodile underwear,sorex|쌍방울,비비안 속옷,좋은사람들|グンゼ,ワコール メンズ,ピーチジョン|三枪,猫人,蕉内|инканто,милавица,интимиссими,этам|جوكي,نعومي|จ็อกกี้,ซาบีน่า,วาโก้ชาย|womens-briefs mens-briefs
rip curl,billabong,quiksilver,roxy,o'neill,oneill,seafolly,mormaii,hurley,tyr,funkita,zoggs,aqua sphere,arena swimwear,water planet|록시,레노마 수영복|ロキシー,クイックシルバー,ビラボン|范德安,洲克,英发|рипкерл,квиксильвер,арена купальник|بيلابونج,ريب كيرل|อารีน่า,ริปเคิร์ล|swimsuit bikini board-shorts
mlb korea,47 brand,carhartt,von dutch,mitchell and ness,brixton,goorin bros,bape cap|엠엘비,칼하트|エムエルビー,カーハート|nyc棒球帽,卡哈特|кархарт,стетсон|كارهارت|เอ็มแอลบี|cap
maui jim,costa del mar,polaroid sunglasses,vogue eyewear,police sunglasses,tom ford sunglasses,prada sunglasses,meller,komono,quay sunglasses,chilli beans,moscot,warby parker,oliver peoples,afflelou,krys,owndays,zoff|젠몬,모스콧,라운즈|オンデーズ,眼鏡市場,フォーナインズ|木九十,帕森,宝岛眼镜|полароид очки,полис очки,макси джим|بوليس نظارات,ماوي جيم|โอวันเดย์|sunglasses eyeglasses
invicta,guess watch,michael kors watch,nautica watch,lorus,pulsar watch,festina,lotus watch,technos,condor watch,mondaine,alexandre christie,bonia watch,titan watch,sekonda,ice watch,cluse,movado,baume mercier,jaeger lecoultre,tudor,vacheron,zenith watch,poljot|로즈몽,오리엔트,튜더|オリエント時計,グランドセイコー,カンパノラ|上海牌手表,海鸥表,罗西尼,依波|ракета часы,полет часы,командирские,тюдор|تيتان,توماس ساعة,اورينت|โอเรียนท์|watch
huawei band,honor watch,realme watch,oneplus watch,pixel watch,withings,zepp,ticwatch,noise watch,boat watch,itel watch,kieslect,xiaomi watch,redmi watch|샤오미 워치,어메이즈핏|グーグル ピクセルウォッチ,シャオミ バンド|荣耀手表,oppo手表|хонор вотч,редми вотч|ساعة هواوي,ابل ساعة|นาฬิกาหัวเว่ย,นาฬิกาเสียวหมี่|smart-watch
boucheron,harry winston,graff,david yurman,messika,fred jewelry,agatha,apm monaco,thomas sabo,links of london,monte carlo joias,life by vivara,tous joyeria,sokolov,sunlight jewelry,frank co,poh kong,tomei,doji,didier dubot,stonehenge jewelry,j estina,chow sang sang,luk fook,tse sui luen|제이에스티나,디디에두보,스톤헨지,로이드|ヨンドシー,アーカー,スタージュエリー,ヴァンドーム|六福珠宝,周大生,老庙黄金,i do钻戒,谢瑞麟|санлайт,бронницкий ювелир,адамас|دماس|ยูบิลลี่,บิวตี้เจมส์|ring gem-pendant
vention,robot powerbank,vivan,acmic,pineng,remax,hoco,energizer,eloop,orsen,veger,mcdodo,momax,belkin charger,nitecore,zmi,xiaomi charger,cuktech,essager,toocki,goui,riversong,geonav,i2go|바세우스,아이리버 보조배터리|モバイルバッテリー アンカー,バッファロー 充電器|紫米,公牛充电,图拉斯|басеус,ремакс,угрин|باسيوس,يوجرين,ريماكس|เบซุส,ยูกรีน,อีลูป|power-bank wall-charger
uag,nillkin,ringke,rhinoshield,dbrand,pitaka,esr case,caseology,vrs design|엘라고|スピゲン,イングレム|卡斯提菲,图拉斯手机壳,犀牛盾,闪魔|нилкин|كيستفاي|สปิเกน,เคสติฟาย|phone-case
surface pro,oppo pad,honor pad,realme pad,nokia tablet,advan tab,teclast,amazon fire,remarkable,boox,matepad,mi pad|갤탭|ギャラクシータブ|荣耀平板,学而思平板|хуавей планшет||แท็บซัมซุง|tablet
mac mini,hp pavilion,dell optiplex,lenovo ideacentre,acer aspire desktop,asus rog desktop,msi desktop|맥미니|マックミニ,ドスパラ|联想台式,戴尔台式|неттоп|||desktop-computer
redragon,royal kludge,ducky keyboard,akko,leopold,rexus,fantech,vortexseries,cherry keyboard,varmilo,a4tech,genius mouse,rapoo,hhkb,realforce,lofree,ajazz,multilaser|레이저 키보드,한성 키보드,레오폴드|キークロン,エレコム キーボード,東プレ|黑爵,达尔优,樱桃键盘,雷柏|логитеч,рейзер,редрагон,блади|ريدراجون|ลอจิเทค,โนบิ|keyboard wireless-mouse
gamesir,powera,hori pad,flydigi,scuf,mad catz|8비트도|ホリ|北通,莱仕达,飞智||دوال سينس|ดูอัลเซนส์|gamepad
soundmagic,moondrop,kz earphones,edifier headphones,nothing ear,realme buds,redmi buds,oneplus buds,anker soundcore,tozo,skullcandy crusher,plantronics,poly headset,hyperx headset,logitech headset,final audio,jlab,baseus headphones|소니 헤드폰,에디파이어,큐씨와이|ファイナル イヤホン,ヌアール,アンカー イヤホン|水月雨,漫步者蓝牙,韶音,倍思耳机|редми бадс,сони наушники,плантроникс|سماعات انكر|หูฟังโซนี่,หูฟังเอดิไฟเออร์|wireless-headphones
ricoh gr,sigma camera,hasselblad,gopro camera,kodak camera,canon powershot,sony zv1,dji pocket|인스탁스,리코|リコー,シグマ カメラ|理光,大疆口袋|рико||อินสแตกซ์,ริโก้|digital-camera
sky watcher,vixen,bresser,svbony,national geographic telescope,levenhuk,sturman|비젼 망원경|ビクセン,ケンコー|星达,博冠|левенгук,бресер,скай вотчер|ليفنهوك|วิกเซน|telescope
squier,prs guitar,jackson guitar,schecter,strinberg,condor guitar,cort guitar,esp guitar,eko guitar|스윙 기타,아이바네즈|アイバニーズ,グレコ|依班娜|ибанез|||guitar
stradivari,stentor,gewa,gliga,eagle violin,cremona violin,deviser violin,suzuki violin,hofner|스즈키 바이올린,심로|スズキ バイオリン,カルロジョルダーノ|凤灵,铃木小提琴,青歌|стентор,кремона скрипка|سوزوكي كمان|ไวโอลินซูซูกิ|violin
arturia,akai mpk,novation launchkey,m audio,nektar,casiotone,clavinova|코르그,영창 커즈와일,다이나톤|コルグ|罗兰电钢琴,美得理,珠江电子琴|роланд|كورج,رولاند|คอร์ก,โรแลนด์|music-keyboard
remo drum,toca percussion,schlagwerk,pearl djembe,gonalca|레모 드럼|レモ ジャンベ|拓凯手鼓|ремо,шлагверк|ريمو|เรโม|djembe
bruder,carrera slot,traxxas|타미야,카봇|タミヤ|双鹰,美致|брудер,томика,сику,технопарк|ماتشبوكس||racing-car toy-tractor fire-engine toy-train
thomas and friends,tomy plarail,hornby,marklin,lionel|토마스와 친구들,브리오|ブリオ,きかんしゃトーマス|小火车托马斯|брио,паровозик томас|توماس والاصدقاء|โทมัสรถไฟ,บริโอ|toy-train
educa puzzle,castorland,grow puzzle,cobi puzzle|퍼즐라이프|やのまん,エポック パズル|雷诺瓦拼图,猫的天空|трефл,кастор пазл,степ пазл|كليمنتوني|ราเวนเบอร์เกอร์|jigsaw-puzzle
gund,ty beanie,squishmallows,kaloo,doudou et compagnie,trudi,aurora plush,miniso plush,trousselier,moulin roty|스퀴시멜로우,테디하우스|ダッフィー|邦尼兔,名创优品公仔,问童子|штайф,гулливер игрушка|ستايف||teddy-bear plush-penguin plush-octopus plush-whale
sphero,ozobot,makeblock,wonder workshop,cozmo,vector robot,mbot,botley,ubtech,alpha mini,miko robot,eilik,loona|오조봇,코딩로봇 비봇|コズモ,ラボット,アリロ|优必选,萌可机器人,悟空机器人|макблок,юбитек|كوزمو|โอโซบอท|robot
spyra,zuru x shot,xshot|너프||热火水枪,spyra水枪|||เนิร์ฟ|water-gun
duncan yoyo,yomega,yoyofactory,magicyoyo|오메가 요요|ハイパーヨーヨー|魔雕,火力少年王|йомега|يويو دنكان|โยโย่ดันแคน|yo-yo
santa cruz skateboard,powell peralta,globe longboard,arbor skateboard,enjoi|페니보드|ペニー スケートボード|沸点滑板|юнион борд|بيني بورد|เพนนีบอร์ด|skateboard
apacs,felet,fleet badminton,ashaway,babolat badminton,forza,protech badminton,rsl,kawasaki badminton|패기앤코|ゴーセン|凯胜,川崎羽毛球,薰风|виктор бадминтон||อาพัคส์|badminton-racket
yonex tennis,technifibre,tecnifibre,prince tennis,volkl tennis,artengo|바볼랏,윌슨 테니스|バボラ,プリンス テニス|百宝力|бабола,вилсон ракетка|بابولات,ويلسون مضرب|บาโบลัท,วิลสันเทนนิส|tennis-racket
donic,tibhar,joola,cornilleau,double fish,729 friendship,dhs table tennis,andro,victas,nittaku|버터플라이,엑시옴|ニッタク,ビクタス|蝴蝶乒乓,银河乒乓|стига,баттерфляй,донич,корнильо|باترفلاي|บัตเตอร์ฟลาย|table-tennis-bat
louisville slugger,easton,ssk,zett,marucci|제트 야구|ゼット 野球,エスエスケイ||ролингс|رولينجز||baseball
proball,hs basketball|||摩腾篮球,威尔胜篮球|сполдинг|مولتن|สปอลดิง,มอลเท่น|basketball
twins special,fairtex,cleto reyes,leone boxing,hayabusa gloves,rdx gloves,top king,green hill|베넘,트윈스|ウイニング,ヴェヌム|九日山拳套,康瑞|грин хилл|فينوم|ทวินส์,แฟร์เท็กซ์,ท็อปคิง|boxing-gloves
adidas karate,arawaza,shureido,tokaido,hayate gi,mooto,daedo,fuji judo,kimono torah,atama|무토,대도 도복|東海堂,守礼堂,ミズノ柔道|步鹏道服,mooto道服|арвазa,токайдо|تايكوندو دايدو|เทควันโด้แดโด|martial-arts-suit
winmau,unicorn darts,harrows,one80|그란보드|グランボード,ターゲット ダーツ|威尔胜飞镖,荔枝飞镖|винмау,юникорн дартс|وينماو|วินเมา|dartboard
shimano,mitchell fishing,ugly stik,berkley rod,maguro,relix,exori,favorite rod,salmo,volzhanka|시마노,바낙스 낚싯대|メジャークラフト|达瓦,化氏,天元邓刚|сальмо||ชิมาโน,ไดว่า|fishing-rod
scubapro,subea,aqualung,ocean reef,gull mask|마레스,투사|ツサ|亚潜|марес|ماريس|เครซซี่|snorkel-set
scanpan,lodge cast iron,de buyer,circulon,meyer pan,maspion,happycall,neoflam,kukmara,gipfel,supor,zwilling pan,all clad,ballarini,carote,zebra pan,sunhouse,lock lock pan,brinox,panelux,karaca|해피콜,네오플램|リバーライト,バーミキュラ|爱仕达,康巴赫,卡罗特|кукмара,ронделл,нева металл,гипфел,биол|ترامونتينا,كاروت|ทีฟาล์ว,ซีกัล,ตราหัวม้าลาย|frying-pan soup-pot wok
victorinox,opinel,sabatier,kai knife,kiwi knife,tojiro,samura,mac knife|빅토리녹스,글로벌 칼|グローバル 包丁,貝印,関孫六|张小泉,十八子作,王麻子|самура,викторинокс,арко,тоджиро|فيكتورينوكس,زويلنغ|กีวี มีด,วิคตอรินอกซ์|chef-knife
guy degrenne,cutipol,oneida,robert welch,hampi,christofle,villeroy cutlery|큐티폴,커트러리 큐티폴|クチポール,柳宗理,サクライ|福腾宝餐具|кутипол,апполо|كريستوفل|คูติโพล|cutlery-set
noritake,narumi,lenox,bernardaud,vista alegre,oxford porcelanas,duralex,arcopal,arcoroc,bormioli,kutahya,bone porcelain,royal doulton,spode,royal albert,iittala,arabia finland,bat trang,minh long,vicenza,pasabahce,marimekko mug|로얄알버트,이딸라,빌레로이앤보흐|ナルミ,イッタラ,アラビア,有田焼|景德镇,红叶陶瓷,永丰源|дулевский фарфор,пашабахче,дюралекс,арко пал|باشابهتشه,نوريتاكي,اركوبال|ลักกี้มิ้ง,พาซาบาเช|dinner-plates breakfast-bowl tea-cup
yeti mug,hydro flask,contigo,kinto,keepcup,fellow mug,ember mug|스탠리 텀블러,킨토|キントー,ボダム|富光,星巴克杯|контиго,бодум|ستانلي كوب|สแตนลีย์|coffee-mug
alessi,hario,kyusu,forlife teapot,lomonosov,iwachu,oigen|하리오|ハリオ,南部鉄器,岩鋳|宜兴紫砂,小茶柜|ломоносовский фарфор,харио|هاريو|ฮาริโอะ|teapot tea-cup
bath and body works candle,woodwick,voluspa,byredo candle,p f candle|딥디크,우드윅||祥芬,野兽派香薰,观夏|янки кэндл,диптик|ديبتيك||scented-candle
seiko clock,rhythm clock,ajanta clock,lefard,hermle,kundo,junghans clock|카시오 탁상시계|セイコー クロック,リズム時計|北极星钟,三五牌座钟|ритм часы настольные,михаил москвин|ساعة سيكو حائط|นาฬิกาไซโกตั้งโต๊ะ|mantel-clock
ace hardware furniture,olympic furniture,index living,koncept,sb design square,mobly,madeira madeira,maisons du monde,conforama,but meubles,la redoute,sklum,hoff,askona,stolplit,mnogo mebeli,home24|일룸,한샘 소파,시디즈|カリモク,大塚家具,アイリスプラザ|顾家家居,全友,林氏木业,芝华仕|хофф,аскона,много мебели,столплит|هوم بوكس,ميداس|อินเด็กซ์,เอสบี|sofa bed-frame drawer-cabinet dining-chair
california bed,king koil,my lovely bedding,internal bedsheet,kintakun,lady americana,toto bedding,satin plus,artex,karsten,buddemeyer,zara home,descamps,yves delorme,ecotex,everon,song hong,sealy bedding|알레르망,이브자리|西川,昭和西川|罗莱家纺,水星家纺,富安娜,南极人四件套|тогас,экотекс,василиса белье|زارا هوم|โตโต้ ผ้าปู,ซาติน|bedding-set
stanley toolbox,tekiro,krisbow,kenmaster,wiha,facom tools,tramontina tools,vonder,gedore,irwin,jonnesway,kraftool,matrix tools,ingco,total tools,deli tools,worx,einhell,metabo|타지마,툴콘|ベッセル,アネックス,京都機械工具|史丹利,长城精工,宝工|интертул,крафтул,матрикс,стелс инструмент|انجكو,ستانلي عدة,توتال عدة|อิงโก้,โททัล,สแตนเลย์|screwdriver-set tool-box
onda lock,viro,abloy,solex lock,viet tiep,sargent,tri circle|자물쇠 열쇠샘|アルファ 南京錠|三环锁|апекс замок,булат замок|تراي سيركل|โซเล็กซ์,ซีไลอ้อน|padlock
vinda,scott tissue,tempo tissue,nice tissue,neve papel,personal papel,lotus papier,okay papier,foxy tissue,zewa,cottonelle,quilted northern,pulppy,silkwell|깨끗한나라,잘풀리는집|エルモア|心相印卷纸,得宝|зева плюс|فاين مناديل|เซลล็อกซ์,สก็อตต์|toilet-paper
sk2,sulwhasoo,cosrx snail,beauty of joseon,anua,skin1004,torriden,medicube,numbuzin,drunk elephant,paulas choice,caudalie,clarins,nuxe cream,ponds,pond's,nivea cream,loreal revitalift,whitelab,scarlett,emina,avoskin,azarine,ms glow,implora serum,thorakao,obagi,filorga,sesderma,isdin,natura chronos,creamy skincare,adcos,natura siberica,librederm,rybelka,chistaya liniya,himalaya,simple skincare,hada labo serum|코스알엑스,아누아,토리든,메디큐브,에스트라,닥터지,피지오겔|エスケーツー,クリニーク,オルビス,無印 化粧水,肌ラボ,ディーエイチシー,コスメデコルテ|科颜氏,修丽可,谷雨,润百颜,珀莱雅精华,夸迪|ля рош,авен,чистая линия,натура сиберика,либридерм,черный жемчуг крем|لاروش,فيشي,افين,اورديناري,بوندز|ลาโรช,ยูเซอริน,การ์นิเย่ เซรั่ม,พอนด์ส,โอเลย์|face-cream face-serum
rimmel,bourjois,essence lipstick,catrice,golden rose,flormar,pastel cosmetics,make over cosmetics,hanasui,maybelline superstay,rom&nd,tirtir,dasique,amuse tint,black rouge,merzy,silkygirl,vult,ruby rose,quem disse berenice,eudora,bruna tavares,luxvisage,vivienne sabo,relouis,influence beauty,kiko milano,judydoll,into you,colorkey,perfect diary,florasis,zeesea,mistine lip,cathy doll,4u2,srichand|삼씨이,데이지크,어뮤즈,클리오 틴트|オペラ リップ,マジョリカマジョルカ,ちふれ|完美日记口红,花西子口红,橘朵口红,into you唇泥,mac口红|вивьен сабо,релуи,голден роуз,стеллари|مايبيلين,ميبلين,فلورمار,ريفلون,ماك روج|คาธี่ดอลล์,ศรีจันทร์ลิป|lipstick
blistex,eos lip,aquaphor lip,nivea lip,lucas papaw,hurraw,mentholatum lip,himalaya lip||メンソレータム リップ,ニベア リップ,キュレル リップ|曼秀雷敦唇膏,妮维雅润唇|кармекс|كارمكس,فازلين شفاه|ลิปมันวาสลีน,ลิปมันนีเวีย|lip-balm
orly,zoya,cnd shellac,risque,impala esmalte,colorama esmalte,kinetics,bluesky gel,rs nail,beauty big bang,born pretty|반디,데싱디바|パラドゥ,キャンメイク ネイル|oPI指甲油,小奥汀|рискe,кодди,блюскай|ايسي طلاء||nail-polish
dashing diva,kiss nails,impress nails,static nails,glamnetic,ardell nails|데싱디바 네일,핑거수트|ネイルチップ ミチ|穿戴甲品牌|кисс нейлс|كيس اظافر|คิสเนล|press-on-nails
dove shampoo,elvive,olaplex,aussie shampoo,schauma,syoss,wella,redken,moroccanoil,ogx,kerastase shampoo,john frieda,alpecin,seda shampoo,salon line,lola cosmetics,haskell,elseve loreal,makarizo,emeron,zinc shampoo,lifebuoy hair,clear anti dandruff,natur shampoo,x men shampoo,romano shampoo,palmolive shampoo,le petit marseillais shampoo,klorane,ducray,timotei,kapous,gliss kur,syoss shampoo,ryo shampoo,daeng gi meo ri,tsubaki shampoo,botanist shampoo,yolu,lux shampoo|댕기머리,닥터포헤어,아모스|ラックス,メリット,エッセンシャル,ヨル シャンプー|欧莱雅洗发,沙宣|эстель,капус,тимотей,шаума,глисс кур|دوف شامبو,اولابلكس|โดฟแชมพู|shampoo
wet brush,mason pearson,denman,kent comb,ghd brush,ibiza hair||マペペ|王星记梳,谭木匠||||wide-tooth-comb
gillette venus,bic flex,harrys razor,harry's,dollar shave,mach3,fusion razor,dorco,feather razor,merkur,lord razor|도루코|貝印 カミソリ,フェザー|舒适剃须,鬼塚剃须刀|джилетт,шик бритва,венус|لورد|ชิค|razor
pepsodent,ciptadent,darlie,systema,elmex,meridol,signal brush,gum sunstar,jordan toothbrush,parodontax,lacalut,splat,rocs,kent toothbrush,condor toothbrush,curaden,2080,clio toothbrush|켄트 칫솔,2080 칫솔|ライオン 歯ブラシ,クリアクリーン,エビス|舒克,云南白药牙刷,狮王|сплат щетка,рокс щетка,лакалют|سنسوداين|ซิสเต็มมา,ดาร์ลี่|toothbrush
nexcare,salonpas plaster,leukoplast|메디폼,이지덤|ケアリーヴ|海氏海诺|ханзапласт,урго|هانزابلاست|แฮนซาพลาส|plasters
lifebuoy soap,giv soap,nuvo soap,shinzui,kojie san,likas,phebo soap,lux sabonete,le petit marseillais,roger gallet,heno de pravia,magno soap,safeguard soap,duru,camay,absolut soap,dudu osun,aleppo soap,nablus soap,bennett soap,parrot soap,asantee|도브 비누,오이비누,러쉬|牛乳石鹸 赤箱,花王 石鹸,ラッシュ|力士香皂,上海硫磺皂,六神香皂|дав мыло,дуру,камей,абсолют мыло|لوكس صابون|สบู่นกแก้ว,เบนเนท,อาซันที|handmade-soap
bounty chocolate,dove chocolate,galaxy chocolate,ghirardelli,guylian,valrhona,nestle crunch,beryls,van houten,delfi,ceres chocolate,monggo,marou,lacta chocolate,arcor chocolate,nugali,valor chocolate,suchard,alpenliebe chocolate,alyonka,babaevsky,krasny oktyabr,roshen chocolate,royce chocolate,dubai chocolate,al nassma,feastables||フェレロ,ブラックサンダー|瑞士莲,歌帝梵|красный октябрь,ферреро|باتشي,فيريرو|เฟอเรโร่,คินเดอร์,ลินด์|chocolate-bar
jolly rancher,kopiko candy,kis candy,fox candy,hexos,white rabbit candy,halls candy,7 belo,arcor,caramelo butter toffees,fruittella,bon bon bum,mon cheri candy,rahat,korovka,lotte candy,ting ting jahe|청포도사탕|ヴェルタースオリジナル,ミルキー|旺仔牛奶糖,阿尔卑斯糖||سكيتلز,شوبا شوبس|เมนทอส,จูปาจุ๊ป|hard-candy
walkers shortbread,biskuat,monde butter,hatari biscuit,hup seng cracker,julies,cosy biscuit,kinh do,bauducco,piraque,nestle passatempo,gullon,fontaneda,bonne maman,lu petit beurre,st michel,petit ecolier,yubileynoe,ulker biscuit,tiffany biscuit,danish cookies|버터링,쿠크다스|カントリーマーム,ステラおばさん,ロータス|皇冠丹麦曲奇,嘉士利|юбилейное печенье,лотус печенье|اولكر,ديمه|จูลี่,ยูโร่|cookies
manuka health,comvita,madu tj,madu tresno joyo,nusantara honey,airborne honey,al shifa,granja san francisco,dabur honey,langnese,rowse|동서 벌꿀,마누카헬스|マヌカヘルス,山田養蜂場,コンビタ|冠生园蜂蜜,康维他,百花蜂蜜|мануха мед,берестов мед|الشفاء عسل,لانجنيز عسل|คอมวิต้า,ดอยคำน้ำผึ้ง,เวชพงศ์|honey
abc juice,floridina,sunquick,ribena,ceres juice,peel fresh,marigold juice,vfresh,maguary,sufresh,granini,don simon,joker juice,innocent juice,rich juice,j7 juice,dobry,rani,nada juice,capri sonne,mott's,tipco,malee|카프리썬,델몬트,썬키스트|カゴメ,野菜生活,カプリソーネ|汇源果汁,果粒橙,农夫果园|рич сок,j7,фруктовый сад,капризун|راني عصير,نادك,كابري صن|ทิปโก้,ยูนิฟ|fruit-juice
garuda peanut,dua kelinci,mr p peanut,ngan yin,thumbs peanut,lorenz peanut,tong garden,koh kae,cleops|오징어땅콩,머거본|でん六豆|黄飞红,洽洽,老奶奶花生|джаз арахис|هابي نتس|โก๋แก่,ทองการ์เด้น|peanuts
nuk,medela,pigeon bottle,lilin baby,hegen bottle,mamajoo,canpol,spectra bottle,mothercare bottle|모유실감,헤겐,스펙트라|母乳実感 哺乳瓶,ドクターベッタ,チュチュベビー|布朗博士,可么多么奶瓶,小土豆奶瓶|пиджеон,канпол|افنت,فيليبس افنت,تومي تيبي|ดร.บราวน์|baby-bottle
hill's dog,pedigree dentastix,zuke's,bakers dog,cesar,jerhigh,sleeky,bow wow treats,golden bone,smartbones,whimzees,orijen treats,acana treats,pet n joy,bil jac|제로니,시저 간식,그리니즈|チャオ,デンタスティックス,ペティオ|比瑞吉,顽皮零食,路斯|триол,мнямс|بيديجري,دينتاستيكس|เจอร์ไฮ,สลีคกี้|meat-treats chew-bone
pilot g2,zebra pen,paper mate,papermate,schneider pen,snowman pen,faster pen,joyko,kenko,thien long,reynolds,cello pen,crystal bic,g soft,erich krause,sarasa,jetstream,frixion,energel,m&g,deli pen,faber castell pen|사라사,유니볼|サラサ,フリクション,ぺんてる,三菱 ボールペン|得力笔,三菱笔,真彩|пилот ручка,эрих краузе ручка,паркер шариковая,биг ручка|بايلوت|ปากกาควอนตั้ม,ไพล็อต|ballpoint-pen
sheaffer,pelikan pen,kaweco,twsbi,faber castell fountain,cross pen,platinum preppy,sailor pen,hongdian,jinhao,diplomat pen,caran dache,graf von faber castell|워터맨,펠리칸|プラチナ万年筆,セーラー万年筆,ペリカン|百利金|ватерман,пеликан ручка|شيفر|มองบลังค์|fountain-pen ballpoint-pen
filofax,hobonichi,midori traveler,traveler's notebook,field notes,paperone,sidu notebook,kiky,mirage book,hong ha,campus vn,credeal,jandaia,foroni,cicero caderno,quo vadis,exacompta,hatber,bright notebook,letts|미도리 노트,로이텀,양지사|ほぼ日,トラベラーズノート,ライフ ノート,ミドリ|国誉本子,kinbor|хатбер тетрадь,брунo висконти||สมุดควอนตั้ม|notebook spiral-notebook
caran d'ache,titi crayon,greebel,joyko crayon,astra crayons,colop crayons,pentel crayon,sakura craypas,jovi,maped color,bic kids,acrilex,giotto crayons,carioca,gamma paints,nevskaya palitra,sakura koi,van gogh watercolor,daler rowney,holbein,schmincke,shinhan,pebeo,master art|알파 물감,티티경인|サクラクレパス,ターナー,ぺんてる 絵の具|马利,得力水彩,樱花油画棒,真彩油画棒|гамма краски,крайола|فابر كاستل الوان|มาสเตอร์อาร์ต สี,ซากุระ|crayons paint-palette pencils
fiskars,scotch scissors,maped scissors,gunindo,kenko scissors,mundial scissors,westcott,sdi scissors,plus scissors|피스카스,화신 가위|プラス はさみ,フィットカット,コクヨ はさみ|得力剪刀,张小泉剪刀|фискарс,аттак ножницы|فيسكارز|กรรไกรตราช้าง|scissors
maison francis,singer thread,astra thread,yamata thread,madeira thread,mettler,aurifil,extra thread,corrente linha|뜨개실 코튼|クロバー,ダルマ毛糸,オカダヤ|芭比毛线,九色鹿毛线|сингер нитки,ярнарт,пехорка пряжа,троицкая|ارينا خيط|ไหมพรมวีนัส|yarn sewing-thread
ozgreen,pothos plant,baby bio,growmore,gandasil,npk mutiara,scotts miracle,dr earth,jobe's,bonide,fertilome,biobizz,advanced nutrients,fertika,agricola fertilizer,bona forte,baba fertilizer,serbajadi|하이포넥스,다이소 영양제|ハイポネックス 液肥,花工場|花多多肥,美乐棵肥,世壮|фертика,агрикола,бона форте|بوكاشي,جرين لاند|โอสโมโค้ท,ปุ๋ยตรากระต่าย|plant-food
fulton umbrella,knirps,senz,doppler umbrella,blunt umbrella,happy swan,three elephants umbrella,waterfront umbrella,wpc,sun block uv umbrella,ferre umbrella,zontik zest,trust umbrella||ダブリュピーシー,ムーンバット,サンバリア|天堂伞,蕉下,宏达伞|зест зонт,доплер,три слона|فولتون مظلة||umbrella folding-umbrella
`;
