/**
 * The usual gifts for a person or an occasion: ids of products in three groups, separated by `;` (a group may be empty):
 * what belongs to the occasion, whoever gets it; what nearly everybody would think of; what also suits. The shoppers'
 * words for persons and occasions are in `locales/<locale>/names.json`.
 */
export const GIFTS: Record<string, string> = {
  // Who gets a gift.
  mum: '; flower-bouquet tulips handbag face-cream face-serum wool-scarf lipstick watch ring scented-candle tea-cup teapot body-lotion; chocolate-bar coffee-mug coin-purse cosmetic-pouch gift-box handmade-soap lip-balm make-up-mirror vase smart-watch gem-pendant nail-polish summer-dress blouse honey evening-gown',
  wife: '; flower-bouquet chocolate-bar ring gem-pendant handbag lipstick watch; teddy-bear scented-candle tulips face-serum face-cream cosmetic-pouch make-up-mirror coin-purse wool-scarf lip-balm sunglasses hair-bow high-heels summer-dress evening-gown gift-box coffee-mug nail-polish body-lotion',
  ladyfriend:
    '; coin-purse cosmetic-pouch handbag lipstick scented-candle make-up-mirror; chocolate-bar coffee-mug flower-bouquet gift-box notebook lip-balm handmade-soap teddy-bear body-lotion face-cream face-serum nail-polish hair-bow wool-scarf sunglasses tulips watch ring',
  grandma:
    '; flower-bouquet wool-scarf tea-cup teapot mantel-clock home-slippers face-cream; vase honey radio scented-candle handbag tulips bedding-set gift-box watch coin-purse gloves folding-fan potted-plant yarn',
  husband:
    '; watch smart-watch wireless-headphones razor backpack; gamepad coffee-mug sunglasses briefcase dress-shirt polo-shirt mens-tee fountain-pen power-bank keyboard loafers sneakers running-shoes gloves cap arcade-joystick digital-camera wool-scarf chocolate-bar ring tool-box teddy-bear oxford-shoes',
  dad: '; watch smart-watch razor tool-box screwdriver-set fishing-rod polo-shirt briefcase; coffee-mug dress-shirt fountain-pen loafers radio teapot tea-cup gloves wool-scarf wireless-headphones chess-set home-slippers oxford-shoes cap',
  grandpa:
    '; watch chess-set fishing-rod tea-cup teapot radio mantel-clock wool-scarf; home-slippers gloves magnifier honey loafers fountain-pen stem-glasses telescope mahjong cap',
  parents:
    '; wool-scarf tea-cup teapot honey mantel-clock; flower-bouquet face-cream handbag gift-box home-slippers radio smart-watch watch gloves prayer-beads bedding-set red-packets vase tulips',
  teacher:
    '; flower-bouquet fountain-pen coffee-mug notebook tea-cup teapot scented-candle; ballpoint-pen chocolate-bar desk-calendar gift-box tulips vase cookies potted-plant wool-scarf watch briefcase body-lotion handmade-soap',
  colleague:
    '; ; coffee-mug chocolate-bar notebook fountain-pen desk-calendar potted-plant power-bank scented-candle tea-cup teapot cookies artificial-cactus ballpoint-pen',
  boss: '; fountain-pen tea-cup teapot briefcase watch; coffee-mug chocolate-bar notebook flower-bouquet mantel-clock gift-box stem-glasses potted-plant desk-calendar',
  doctor:
    '; flower-bouquet fountain-pen coffee-mug chocolate-bar; tea-cup teapot gift-box watch notebook honey cookies',
  host: '; chocolate-bar flower-bouquet scented-candle honey cookies; potted-plant fruit-juice tea-cup teapot vase gift-box handmade-soap tulips',
  friend:
    '; ; chocolate-bar coffee-mug notebook scented-candle power-bank gift-box folding-umbrella cookies wireless-headphones flower-bouquet playing-cards teddy-bear',
  partner:
    '; chocolate-bar flower-bouquet watch ring; coffee-mug gift-box smart-watch wireless-headphones backpack digital-camera gloves lipstick handbag teddy-bear scented-candle wool-scarf',
  boy: '; racing-car robot fire-engine football toy-train toy-rocket toy-helicopter toy-tractor plush-dinosaur; basketball bicycle bowling-set chess-set jigsaw-puzzle kick-scooter kite microscope model-ship skateboard telescope water-gun yo-yo backpack book-set teddy-bear sneakers watch',
  girl: '; teddy-bear tiara ballet-shoes hair-bow nesting-dolls plush-penguin plush-octopus plush-whale; book-set crayons festival-dolls jigsaw-puzzle kick-scooter kite music-keyboard paint-palette plush-dinosaur rocking-horse roller-skates bowling-set backpack coin-purse',
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
    '; baby-bottle teddy-bear plush-penguin plush-octopus plush-whale plush-dinosaur rocking-horse; bath-thermometer red-packets gift-box',
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
    '; potted-plant scented-candle vase dinner-plates tea-cup teapot; framed-print mantel-clock stem-glasses flower-bouquet coffee-mug cutlery-set bedding-set wall-mirror breakfast-bowl storage-basket paper-lantern artificial-cactus',
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
    'baby-bottle; teddy-bear plush-penguin plush-octopus plush-whale plush-dinosaur rocking-horse; gift-box red-packets bath-thermometer balloons party-popper',
  thanks:
    '; chocolate-bar flower-bouquet cookies; scented-candle gift-box coffee-mug honey handmade-soap',
  exam: '; chocolate-bar hard-candy cookies ballpoint-pen; fountain-pen evil-eye-charm honey notebook gift-box',
  'get well': '; flower-bouquet honey fruit-juice; teddy-bear tulips chocolate-bar',
};

/** Which goods are usual for a purpose. */
export const PURPOSES: Record<string, string> = {
  costume: 'top-hat tiara hanfu sari',
  // Rooms and places.
  decoration:
    'artificial-cactus evil-eye-charm flower-bouquet framed-print mantel-clock model-ship paper-lantern potted-plant scented-candle tulips vase wall-mirror festival-dolls balloons party-popper pinata garden-fountain mushroom-ornament edging-bricks pebbles',
  party: 'balloons party-popper pinata tiara',
  kitchen:
    'bento-box breakfast-bowl chef-knife chopsticks coffee-mug cutlery-set dinner-plates fondue-pot frying-pan soup-pot stem-glasses storage-jar wok teapot',
  bathroom:
    'bath-sponge bath-thermometer body-lotion handmade-soap shampoo shower-head storage-basket toilet-paper toothbrush wall-mirror home-slippers bucket',
  bath: 'bath-sponge bath-thermometer body-lotion handmade-soap shampoo shower-head',
  bedroom:
    'artificial-cactus bedding-set bed-frame drawer-cabinet framed-print mantel-clock paper-lantern potted-plant scented-candle tulips vase wall-mirror',
  'living room':
    'sofa artificial-cactus framed-print mantel-clock model-ship paper-lantern potted-plant scented-candle tulips vase wall-mirror flower-bouquet evil-eye-charm',
  office:
    'ballpoint-pen fountain-pen notebook spiral-notebook folders desk-calendar keyboard wireless-mouse clipboard push-pins scissors ruler laptop desktop-computer',
  garden:
    'edging-bricks garden-fountain garden-gloves grow-kit mushroom-ornament pebbles pickaxe plant-food',
  balcony: 'potted-plant artificial-cactus grow-kit plant-food garden-fountain',
  // What people do.
  camping: 'backpack compass cutlery-set hiking-boots power-bank tent',
  hiking: 'backpack compass hiking-boots tent',
  beach:
    'bikini board-shorts flip-flops snorkel-set summer-dress sun-hat sunglasses swimsuit water-gun',
  swimming: 'bikini board-shorts swimsuit snorkel-set',
  'playing in water': 'model-ship water-gun',
  picnic: 'bento-box cutlery-set dinner-plates tote-bag kite',
  barbecue: 'cutlery-set dinner-plates chef-knife',
  snow: 'ski-set gloves hiking-boots wool-scarf ice-skates',
  cold: 'ankle-boots crew-socks gloves hiking-boots trench-coat wool-overcoat wool-scarf',
  rain: 'umbrella folding-umbrella trench-coat',
  sun: 'sun-hat sunglasses cap umbrella folding-umbrella',
  heat: 'folding-fan sun-hat summer-dress womens-shorts mens-tee womens-tee',
  fitness: 'running-shoes running-vest womens-shorts boxing-gloves smart-watch crew-socks',
  sport:
    'badminton-racket basketball bicycle boxing-gloves crew-socks football running-shoes running-vest skateboard smart-watch table-tennis-bat tennis-racket',
  travel: 'suitcase backpack cosmetic-pouch folding-umbrella power-bank wall-charger',
  school:
    'backpack ballpoint-pen crayons folders fountain-pen notebook pencils ruler scissors spiral-notebook',
  writing: 'ballpoint-pen fountain-pen pencils notebook spiral-notebook',
  drawing: 'paint-palette crayons pencils',
  cleaning: 'broom bucket',
  cooking: 'wok frying-pan soup-pot chef-knife fondue-pot',
  drinking: 'coffee-mug tea-cup stem-glasses teapot',
  drinks: 'fruit-juice',
  'festive wear': 'evening-gown dress-shirt high-heels oxford-shoes heeled-sandals cosmetic-pouch',
  diving: 'snorkel-set',
  hygiene:
    'toothbrush shampoo handmade-soap body-lotion razor bath-sponge toilet-paper wide-tooth-comb',
  'student room':
    'bedding-set storage-basket bucket storage-jar led-bulb wall-mirror drawer-cabinet home-slippers',
  'dog training': 'meat-treats collar-bell',
  serving: 'dinner-plates breakfast-bowl cutlery-set chopsticks stem-glasses',
  tidying: 'storage-basket storage-jar drawer-cabinet cartons tool-box',
  repairs: 'screwdriver-set tool-box',
  plants: 'grow-kit plant-food garden-gloves',
  'fish tank': 'aquarium-coral pebbles',
  dog: 'chew-bone meat-treats collar-bell dog-kennel',
  cat: 'cat-yarn-ball cat-cave collar-bell',
  tea: 'tea-cup teapot',
  coffee: 'coffee-mug',
  wine: 'stem-glasses',
  angling: 'fishing-rod',
  running: 'running-shoes running-vest smart-watch',
  cycling: 'bicycle',
  reading: 'book-set eyeglasses magnifier',
  stargazing: 'telescope',
  'small pets': 'carrot-chew',
  birds: 'bird-nest',
  reptiles: 'log-hideout',
  'board sports': 'skateboard',
  dancing: 'ballet-shoes',
  crafts: 'scissors yarn sewing-thread crayons paint-palette',
  'ball games': 'football basketball baseball',
  games: 'chess-set playing-cards dice mahjong jigsaw-puzzle bowling-set dartboard',
  gaming: 'gamepad arcade-joystick keyboard wireless-mouse wireless-headphones',
  music: 'guitar violin music-keyboard trumpet djembe',
  listening: 'wireless-headphones radio horn-speaker',
  filming: 'digital-camera camcorder',
  charging: 'power-bank wall-charger',
  computing: 'laptop desktop-computer keyboard wireless-mouse',
  interview: 'dress-shirt chinos wide-leg-trousers oxford-shoes blouse briefcase',
  building: 'safety-vest work-boots',
  // Body and health.
  'dry skin': 'body-lotion face-cream face-serum',
  'oily skin': 'face-cream face-serum handmade-soap',
  'face care': 'face-cream face-serum',
  'cold hands': 'gloves',
  'cold feet': 'crew-socks home-slippers',
  'make-up': 'lipstick make-up-brush make-up-mirror nail-polish press-on-nails lip-balm',
  nails: 'nail-polish press-on-nails',
  hair: 'shampoo wide-tooth-comb hair-scissors hair-bow',
  wounds: 'plasters',
  'a cold': 'honey',
  sleep: 'bedding-set bed-frame',
  'poor sight': 'eyeglasses magnifier',
  luck: 'evil-eye-charm red-packets prayer-beads',
  snacks: 'chocolate-bar hard-candy cookies peanuts',
  breakfast: 'breakfast-bowl honey fruit-juice coffee-mug',
  prizes: 'trophy medal',
  sitting: 'sofa dining-chair',
  carrying: 'tote-bag backpack handbag',
  'cutting food': 'chef-knife',
  'cutting paper': 'scissors',
  'cutting hair': 'hair-scissors',
  shaving: 'razor',
  'brushing teeth': 'toothbrush',
  combing: 'wide-tooth-comb',
  'washing hair': 'shampoo',
  'washing hands': 'handmade-soap',
  light: 'led-bulb paper-lantern',
  smell: 'scented-candle',
  time: 'watch mantel-clock smart-watch',
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
  filing: 'folders clipboard',
  planning: 'desk-calendar notebook',
  noise: 'wireless-headphones',
  'being seen': 'safety-vest',
  // What one does at home and outside.
  calligraphy: 'fountain-pen',
  frizz: 'shampoo wide-tooth-comb',
  'movie night': 'sofa peanuts retro-tv chocolate-bar cookies',
  'romantic dinner': 'scented-candle stem-glasses flower-bouquet',
  spa: 'bath-sponge handmade-soap body-lotion scented-candle face-cream',
  birdwatching: 'telescope',
  'card night': 'playing-cards dice',
  maths: 'abacus',
  science: 'microscope',
  coding: 'robot laptop',
  'learning chinese': 'book-set',
  'tea ceremony': 'tea-cup teapot',
  'medical work': 'lab-coat',
  nursery: 'bed-frame paper-lantern teddy-bear plush-penguin plush-whale storage-basket',
  park: 'kite football yo-yo water-gun kick-scooter',
};
