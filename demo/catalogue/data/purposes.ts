/**
 * The usual gifts for a person or an occasion: ids of products in three groups, separated by `;` (a group may be empty):
 * what belongs to the occasion, whoever gets it; what nearly everybody would think of; what also suits. The shoppers'
 * words for persons and occasions are in `locales/<locale>/names.json`.
 */
export const GIFTS: Record<string, string> = {
  // Who gets a gift.
  mum: '; flower-bouquet tulips handbag face-cream face-serum wool-scarf lipstick watch ring scented-candle body-lotion; tea-cup teapot vase gem-pendant chocolate-bar coffee-mug coin-purse cosmetic-pouch gift-box handmade-soap lip-balm make-up-mirror smart-watch nail-polish summer-dress blouse honey',
  wife: '; flower-bouquet chocolate-bar ring gem-pendant handbag lipstick watch; teddy-bear scented-candle tulips wool-scarf face-serum face-cream coin-purse make-up-mirror cosmetic-pouch sunglasses lip-balm hair-bow high-heels summer-dress evening-gown gift-box nail-polish body-lotion',
  ladyfriend:
    '; coin-purse cosmetic-pouch handbag lipstick scented-candle make-up-mirror; chocolate-bar coffee-mug flower-bouquet gift-box notebook lip-balm handmade-soap teddy-bear body-lotion face-cream face-serum nail-polish hair-bow wool-scarf sunglasses tulips watch ring',
  grandma:
    '; flower-bouquet wool-scarf tea-cup teapot home-slippers vase; tulips gloves scented-candle face-cream mantel-clock honey radio handbag yarn potted-plant gift-box coin-purse bedding-set watch magnifier',
  husband:
    '; watch smart-watch wireless-headphones briefcase dress-shirt sunglasses; fountain-pen razor wool-scarf polo-shirt gamepad backpack coffee-mug cap digital-camera power-bank running-shoes loafers sneakers oxford-shoes mens-tee keyboard arcade-joystick gloves chocolate-bar',
  dad: '; watch smart-watch dress-shirt briefcase razor fountain-pen; tool-box fishing-rod sunglasses polo-shirt screwdriver-set wool-scarf loafers oxford-shoes wireless-headphones coffee-mug gloves chess-set teapot tea-cup radio home-slippers cap',
  grandpa:
    '; watch tea-cup teapot wool-scarf chess-set; fishing-rod fountain-pen radio cap magnifier mantel-clock home-slippers gloves honey loafers stem-glasses',
  parents:
    '; wool-scarf tea-cup teapot flower-bouquet home-slippers honey gloves; mantel-clock face-cream handbag gift-box radio smart-watch watch bedding-set vase',
  teacher:
    '; flower-bouquet fountain-pen coffee-mug notebook scented-candle tea-cup chocolate-bar; teapot tulips wool-scarf ballpoint-pen desk-calendar vase gift-box cookies potted-plant watch handmade-soap body-lotion',
  colleague:
    '; chocolate-bar coffee-mug notebook desk-calendar potted-plant scented-candle; fountain-pen power-bank tea-cup teapot cookies artificial-cactus ballpoint-pen flower-bouquet',
  boss: '; fountain-pen tea-cup teapot briefcase watch; coffee-mug chocolate-bar notebook flower-bouquet mantel-clock gift-box stem-glasses potted-plant desk-calendar',
  doctor:
    '; flower-bouquet fountain-pen coffee-mug chocolate-bar; tea-cup teapot gift-box watch notebook honey cookies',
  host: '; chocolate-bar flower-bouquet scented-candle honey cookies; potted-plant fruit-juice tea-cup teapot vase gift-box handmade-soap tulips',
  friend:
    '; chocolate-bar coffee-mug scented-candle flower-bouquet coin-purse teddy-bear; notebook gift-box watch wool-scarf handbag cookies power-bank wireless-headphones playing-cards',
  partner:
    '; chocolate-bar flower-bouquet watch ring; coffee-mug gift-box smart-watch wireless-headphones backpack digital-camera gloves lipstick handbag teddy-bear scented-candle wool-scarf',
  boy: '; racing-car robot fire-engine football toy-train toy-rocket toy-helicopter toy-tractor plush-dinosaur; basketball bicycle bowling-set chess-set jigsaw-puzzle kick-scooter kite microscope model-ship skateboard telescope water-gun yo-yo backpack book-set teddy-bear sneakers watch',
  girl: '; teddy-bear tiara hair-bow nesting-dolls plush-penguin plush-octopus plush-whale jigsaw-puzzle plush-dinosaur rocking-horse; ballet-shoes book-set crayons festival-dolls kick-scooter kite music-keyboard paint-palette roller-skates bowling-set',
  child:
    '; teddy-bear plush-penguin plush-octopus plush-whale plush-dinosaur jigsaw-puzzle racing-car robot fire-engine toy-train; abacus book-set bowling-set crayons kick-scooter kite model-ship nesting-dolls paint-palette rocking-horse toy-helicopter toy-rocket toy-tractor water-gun yo-yo microscope football balloons chocolate-bar hard-candy',
  'age 1':
    '; teddy-bear plush-penguin plush-octopus plush-whale plush-dinosaur rocking-horse; bowling-set fire-engine nesting-dolls toy-tractor toy-train',
  'age 3':
    '; teddy-bear plush-penguin plush-octopus plush-whale plush-dinosaur fire-engine racing-car jigsaw-puzzle toy-tractor toy-train rocking-horse; abacus book-set bowling-set crayons kite model-ship nesting-dolls toy-helicopter toy-rocket water-gun',
  'age 6':
    '; jigsaw-puzzle racing-car robot toy-rocket toy-helicopter fire-engine toy-train kick-scooter plush-penguin plush-octopus plush-whale plush-dinosaur; basketball bowling-set chess-set football kite microscope model-ship skateboard toy-tractor water-gun yo-yo ballet-shoes book-set crayons festival-dolls hair-bow nesting-dolls paint-palette roller-skates teddy-bear',
  'age 10':
    '; football basketball jigsaw-puzzle robot skateboard roller-skates microscope telescope; chess-set badminton-racket dartboard kite racing-car toy-helicopter music-keyboard book-set paint-palette table-tennis-bat gamepad yo-yo kick-scooter',
  teen: '; wireless-headphones sneakers skateboard gamepad backpack smart-watch; cap guitar power-bank keyboard basketball phone-case digital-camera nail-polish lip-balm crew-socks playing-cards yo-yo hard-candy chocolate-bar coin-purse cookies dice',
  newborn:
    'teddy-bear baby-bottle rocking-horse plush-penguin plush-octopus plush-whale plush-dinosaur; ; bath-thermometer gift-box',
  // Occasions.
  gift: '; ; chocolate-bar flower-bouquet teddy-bear coffee-mug scented-candle gift-box notebook tea-cup teapot watch ring wool-scarf tulips coin-purse',
  exchange:
    '; chocolate-bar coffee-mug cookies scented-candle notebook playing-cards lip-balm crew-socks; artificial-cactus body-lotion coin-purse folding-umbrella gift-box gloves handmade-soap plush-octopus plush-penguin hard-candy nail-polish dice yo-yo power-bank teddy-bear desk-calendar',
  birthday: '; ; balloons party-popper pinata tiara',
  wedding:
    '; dinner-plates cutlery-set coffee-mug tea-cup teapot stem-glasses; bedding-set breakfast-bowl framed-print mantel-clock vase chopsticks flower-bouquet gift-box scented-candle frying-pan fondue-pot soup-pot wall-mirror red-packets',
  dowry:
    '; ring handbag high-heels lipstick face-cream body-lotion cosmetic-pouch bedding-set; face-serum gem-pendant heeled-sandals watch tea-cup teapot evening-gown flower-bouquet gift-box home-slippers',
  housewarming:
    '; potted-plant scented-candle vase dinner-plates framed-print wall-mirror teapot; tea-cup stem-glasses mantel-clock storage-basket flower-bouquet coffee-mug cutlery-set bedding-set breakfast-bowl fondue-pot soup-pot artificial-cactus tulips paper-lantern',
  graduation:
    'flower-bouquet fountain-pen teddy-bear watch; smart-watch tulips ring notebook; chocolate-bar coffee-mug gift-box briefcase handbag scented-candle backpack',
  retirement:
    'watch fountain-pen mantel-clock tea-cup teapot; fishing-rod chess-set flower-bouquet stem-glasses telescope; radio vase framed-print wool-scarf gift-box briefcase coffee-mug',
  farewell:
    'coffee-mug notebook fountain-pen chocolate-bar; flower-bouquet scented-candle; stem-glasses gift-box desk-calendar tea-cup',
  'school start':
    'backpack book-set crayons pencils spiral-notebook notebook; ; abacus ruler ballpoint-pen paint-palette jigsaw-puzzle folders',
  valentine:
    '; chocolate-bar flower-bouquet ring teddy-bear; gem-pendant gift-box scented-candle tulips watch coffee-mug handbag lipstick',
  'white day': 'chocolate-bar cookies hard-candy; ; flower-bouquet teddy-bear scented-candle',
  anniversary:
    '; ring flower-bouquet chocolate-bar gem-pendant watch; scented-candle stem-glasses gift-box tulips',
  christmas:
    '; ; scented-candle chocolate-bar cookies teddy-bear wool-scarf gloves gift-box hard-candy crew-socks balloons paper-lantern plush-penguin plush-octopus plush-whale plush-dinosaur racing-car toy-train jigsaw-puzzle',
  'new year':
    '; ; balloons paper-lantern scented-candle party-popper gift-box chocolate-bar desk-calendar',
  'lunar new year':
    '; red-packets paper-lantern; balloons hard-candy peanuts tea-cup teapot gift-box honey',
  feast:
    '; chocolate-bar cookies hard-candy gift-box; honey fruit-juice peanuts tea-cup teapot dinner-plates prayer-beads scented-candle balloons red-packets',
  'mid-autumn': '; paper-lantern; tea-cup teapot gift-box cookies honey chocolate-bar',
  'baby shower':
    'baby-bottle teddy-bear plush-penguin plush-octopus plush-whale plush-dinosaur rocking-horse; ; gift-box bath-thermometer balloons party-popper',
  thanks:
    '; chocolate-bar flower-bouquet cookies; scented-candle gift-box coffee-mug honey handmade-soap',
  'name day':
    '; chocolate-bar flower-bouquet scented-candle fountain-pen; tulips gift-box notebook stem-glasses vase wool-scarf coffee-mug',
  exam: '; chocolate-bar hard-candy cookies ballpoint-pen; fountain-pen evil-eye-charm honey notebook gift-box',
  'get well': '; flower-bouquet honey fruit-juice; teddy-bear tulips chocolate-bar',
};

/**
 * Purposes that say little beside another one: people who go to the sea on holiday want what is usual at
 * the sea, and people who camp in winter want a tent.
 */
export const GENERAL_PURPOSES: readonly string[] = ['travel', 'cold', 'heat'];

/** Which goods are usual for a purpose: those that one thinks of first, then others behind a `;`. */
export const PURPOSES: Record<string, string> = {
  costume: 'top-hat tiara; hanfu sari',
  // Rooms and places.
  decoration:
    'flower-bouquet scented-candle vase framed-print; artificial-cactus evil-eye-charm mantel-clock model-ship paper-lantern potted-plant tulips wall-mirror festival-dolls balloons party-popper pinata garden-fountain mushroom-ornament edging-bricks pebbles',
  'home decoration':
    'framed-print vase scented-candle potted-plant flower-bouquet; artificial-cactus mantel-clock paper-lantern tulips wall-mirror',
  party: 'balloons party-popper; pinata tiara',
  kitchen:
    'frying-pan soup-pot chef-knife dinner-plates cutlery-set; bento-box breakfast-bowl chopsticks coffee-mug fondue-pot stem-glasses storage-jar wok teapot',
  bathroom:
    'shower-head bath-sponge handmade-soap toothbrush; bath-thermometer body-lotion shampoo storage-basket toilet-paper wall-mirror home-slippers bucket',
  bath: 'bath-sponge handmade-soap body-lotion; bath-thermometer shampoo shower-head',
  bedroom:
    'bedding-set bed-frame drawer-cabinet; wall-mirror framed-print scented-candle paper-lantern led-bulb storage-basket',
  hallway: 'wall-mirror drawer-cabinet; umbrella home-slippers storage-basket',
  'dining room': 'dining-chair dinner-plates; cutlery-set stem-glasses',
  'living room':
    'sofa framed-print vase; artificial-cactus mantel-clock paper-lantern potted-plant scented-candle tulips wall-mirror flower-bouquet',
  office:
    'ballpoint-pen notebook folders desk-calendar; fountain-pen spiral-notebook keyboard wireless-mouse clipboard push-pins scissors ruler laptop desktop-computer',
  garden:
    'garden-gloves grow-kit plant-food; edging-bricks garden-fountain mushroom-ornament pebbles pickaxe',
  balcony: 'potted-plant grow-kit; artificial-cactus plant-food garden-fountain',
  // What people do.
  camping: 'tent backpack; compass cutlery-set hiking-boots power-bank',
  hiking: 'hiking-boots backpack; compass tent',
  beach:
    'swimsuit bikini sun-hat flip-flops sunglasses; board-shorts snorkel-set summer-dress water-gun',
  'beach holiday':
    'swimsuit bikini sun-hat flip-flops sunglasses; board-shorts snorkel-set summer-dress suitcase',
  'water trip': 'swimsuit flip-flops bikini; backpack board-shorts sun-hat sunglasses',
  swimming: 'bikini swimsuit',
  'playing in water': 'model-ship water-gun',
  picnic: 'bento-box cutlery-set storage-basket; cookies fruit-juice',
  barbecue: 'cutlery-set dinner-plates; chef-knife',
  snow: 'ski-set gloves; hiking-boots wool-scarf',
  cold: 'gloves wool-scarf wool-overcoat; trench-coat',
  rain: 'umbrella folding-umbrella',
  sun: 'sun-hat sunglasses; cap umbrella folding-umbrella',
  heat: 'folding-fan sun-hat; summer-dress womens-shorts mens-tee womens-tee',
  fitness: 'running-shoes running-vest; womens-shorts boxing-gloves smart-watch crew-socks',
  sport:
    'running-shoes running-vest basketball football; badminton-racket bicycle boxing-gloves crew-socks skateboard smart-watch table-tennis-bat tennis-racket',
  travel: 'suitcase backpack; cosmetic-pouch folding-umbrella power-bank wall-charger',
  homecoming: 'suitcase backpack',
  school:
    'backpack notebook pencils ballpoint-pen; crayons folders fountain-pen ruler scissors spiral-notebook',
  writing: 'ballpoint-pen notebook fountain-pen pencils; spiral-notebook',
  drawing: 'paint-palette crayons pencils',
  cleaning: 'broom bucket',
  laundry: 'storage-basket; bucket',
  cooking: 'frying-pan wok soup-pot chef-knife; fondue-pot',
  drinking: 'coffee-mug tea-cup; stem-glasses teapot',
  drinks: 'fruit-juice',
  'festive wear': 'evening-gown dress-shirt high-heels; oxford-shoes heeled-sandals',
  'wedding day': 'evening-gown ring high-heels dress-shirt; oxford-shoes flower-bouquet hard-candy',
  'party dress': 'evening-gown summer-dress',
  diving: 'snorkel-set',
  hygiene:
    'toothbrush shampoo handmade-soap; body-lotion razor bath-sponge toilet-paper wide-tooth-comb',
  'student room':
    'bedding-set storage-basket home-slippers; bucket storage-jar led-bulb wall-mirror drawer-cabinet',
  'moving in':
    'bed-frame sofa bedding-set drawer-cabinet; dining-chair storage-basket wall-mirror led-bulb',
  'dog training': 'meat-treats; collar-bell',
  serving: 'dinner-plates cutlery-set breakfast-bowl; chopsticks',
  'festive table': 'dinner-plates cutlery-set breakfast-bowl; tea-cup teapot soup-pot coffee-mug',
  'holiday treats': 'cookies hard-candy; red-packets storage-jar',
  tidying: 'storage-basket drawer-cabinet; storage-jar',
  'kitchen storage': 'storage-basket storage-jar',
  repairs: 'screwdriver-set tool-box',
  plants: 'grow-kit plant-food; garden-gloves',
  'fish tank': 'aquarium-coral',
  dog: 'chew-bone meat-treats dog-kennel; collar-bell',
  'dog walk': 'collar-bell',
  cat: 'cat-yarn-ball cat-cave; collar-bell',
  tea: 'tea-cup teapot',
  coffee: 'coffee-mug',
  wine: 'stem-glasses',
  angling: 'fishing-rod',
  running: 'running-shoes running-vest smart-watch',
  cycling: 'bicycle',
  reading: 'book-set eyeglasses; magnifier',
  stargazing: 'telescope',
  'small pets': 'carrot-chew',
  birds: 'bird-nest',
  reptiles: 'log-hideout',
  'board sports': 'skateboard',
  dancing: 'ballet-shoes',
  crafts: 'scissors yarn paint-palette; sewing-thread crayons',
  'ball games': 'football basketball baseball',
  games: 'chess-set playing-cards jigsaw-puzzle; dice mahjong dartboard',
  gaming: 'gamepad wireless-headphones keyboard; arcade-joystick wireless-mouse',
  music: 'guitar violin music-keyboard; trumpet djembe',
  listening: 'wireless-headphones; radio horn-speaker',
  filming: 'digital-camera camcorder',
  charging: 'power-bank wall-charger',
  computing: 'laptop desktop-computer; keyboard wireless-mouse',
  interview: 'dress-shirt blouse chinos oxford-shoes; wide-leg-trousers briefcase',
  building: 'safety-vest work-boots',
  // Body and health.
  'dry skin': 'body-lotion face-cream; face-serum',
  'oily skin': 'face-serum; face-cream',
  'face care': 'face-cream face-serum',
  'cold hands': 'gloves',
  'cold feet': 'crew-socks home-slippers',
  'make-up': 'lipstick make-up-brush; make-up-mirror nail-polish press-on-nails lip-balm',
  nails: 'nail-polish press-on-nails',
  hair: 'shampoo wide-tooth-comb; hair-scissors hair-bow',
  wounds: 'plasters',
  'a cold': 'honey',
  sleep: 'bedding-set; bed-frame',
  'poor sight': 'eyeglasses magnifier',
  luck: 'evil-eye-charm; red-packets prayer-beads',
  snacks: 'chocolate-bar cookies peanuts; hard-candy',
  'kids snack': 'cookies fruit-juice; chocolate-bar',
  breakfast: 'breakfast-bowl; honey fruit-juice coffee-mug',
  'lunch to go': 'bento-box',
  prizes: 'trophy medal',
  sitting: 'sofa dining-chair',
  carrying: 'tote-bag backpack; handbag',
  'cutting food': 'chef-knife',
  'cutting paper': 'scissors',
  'cutting hair': 'hair-scissors',
  shaving: 'razor',
  'brushing teeth': 'toothbrush',
  combing: 'wide-tooth-comb',
  'washing hair': 'shampoo',
  'washing hands': 'handmade-soap',
  light: 'led-bulb; paper-lantern',
  smell: 'scented-candle',
  time: 'watch mantel-clock; smart-watch',
  measuring: 'ruler',
  temperature: 'bath-thermometer',
  calling: 'landline-phone',
  typing: 'keyboard',
  riding: 'bicycle kick-scooter',
  singing: 'karaoke-microphone',
  recording: 'studio-microphone',
  'seeing far': 'telescope',
  'protecting a phone': 'phone-case',
  locking: 'padlock',
  sewing: 'sewing-thread',
  knitting: 'yarn',
  digging: 'pickaxe',
  packing: 'cartons',
  wrapping: 'gift-box',
  filing: 'folders; clipboard',
  planning: 'desk-calendar notebook',
  noise: 'wireless-headphones',
  'being seen': 'safety-vest',
  // What one does at home and outside.
  calligraphy: 'fountain-pen',
  frizz: 'shampoo wide-tooth-comb',
  'movie night': 'retro-tv sofa; peanuts chocolate-bar cookies',
  'romantic dinner': 'scented-candle stem-glasses; flower-bouquet',
  spa: 'scented-candle handmade-soap bath-sponge body-lotion; face-cream',
  birdwatching: 'telescope',
  'card night': 'playing-cards; dice',
  maths: 'abacus',
  science: 'microscope',
  coding: 'robot; laptop',
  'learning chinese': 'book-set',
  'tea ceremony': 'tea-cup teapot',
  'medical work': 'lab-coat',
  nursery: 'bed-frame teddy-bear storage-basket; paper-lantern plush-penguin plush-whale',
  park: 'kite football; yo-yo water-gun kick-scooter',
  // More of what people do.
  prayer: 'prayer-beads; scented-candle',
  'water festival': 'water-gun',
  'lucky money': 'red-packets',
  study: 'notebook ballpoint-pen; spiral-notebook pencils',
  'afternoon tea': 'teapot tea-cup; cookies',
  'hot pot': 'soup-pot fondue-pot',
  noodles: 'breakfast-bowl chopsticks',
  'toy storage': 'storage-basket',
  medicines: 'pill-case',
  'video call': 'laptop wireless-headphones; tablet',
  commute: 'backpack; briefcase wireless-headphones',
  emergency: 'power-bank; radio',
  bathhouse: 'bath-sponge handmade-soap; shampoo body-lotion',
  groceries: 'tote-bag',
  'long walks': 'sneakers running-shoes',
  'cosy evening': 'scented-candle home-slippers; tea-cup coffee-mug',
  'baby bath': 'bath-thermometer; bath-sponge',
};
