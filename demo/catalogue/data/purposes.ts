/**
 * Which goods are usual gifts for somebody or on an occasion: ids of goods. What shoppers call those is in
 * `locales/<locale>/names.json`.
 */
export const GIFTS: Record<string, string> = {
  // Who gets a gift.
  mum: 'body-lotion chocolate-bar coffee-mug coin-purse cosmetic-pouch face-cream face-serum flower-bouquet gift-box handbag handmade-soap lip-balm lipstick make-up-mirror ring scented-candle tea-cup teapot tulips vase watch wool-scarf',
  wife: 'chocolate-bar flower-bouquet gem-pendant handbag lipstick ring scented-candle teddy-bear tulips watch face-serum face-cream cosmetic-pouch make-up-mirror coin-purse wool-scarf',
  ladyfriend:
    'chocolate-bar coffee-mug coin-purse cosmetic-pouch flower-bouquet gift-box handbag lipstick make-up-mirror notebook scented-candle lip-balm handmade-soap teddy-bear',
  grandma:
    'face-cream flower-bouquet handbag home-slippers honey mantel-clock radio scented-candle tea-cup teapot vase wool-scarf',
  husband:
    'watch smart-watch wireless-headphones razor gamepad coffee-mug sunglasses backpack briefcase dress-shirt polo-shirt mens-tee fountain-pen power-bank keyboard loafers sneakers gloves cap arcade-joystick digital-camera',
  dad: 'watch smart-watch razor briefcase coffee-mug polo-shirt dress-shirt fountain-pen loafers fishing-rod screwdriver-set tool-box radio teapot tea-cup gloves wool-scarf',
  grandpa:
    'radio chess-set fishing-rod teapot tea-cup wool-scarf home-slippers gloves magnifier honey mantel-clock loafers watch',
  parents:
    'face-cream flower-bouquet gift-box handbag home-slippers honey mantel-clock radio smart-watch tea-cup teapot watch wool-scarf gloves prayer-beads',
  teacher:
    'ballpoint-pen chocolate-bar coffee-mug desk-calendar flower-bouquet fountain-pen gift-box notebook scented-candle tea-cup teapot tulips vase',
  colleague:
    'chocolate-bar coffee-mug desk-calendar fountain-pen notebook potted-plant power-bank scented-candle tea-cup teapot',
  friend:
    'chocolate-bar coffee-mug notebook scented-candle power-bank gift-box folding-umbrella cookies wireless-headphones flower-bouquet playing-cards',
  partner:
    'chocolate-bar coffee-mug flower-bouquet gift-box watch smart-watch wireless-headphones ring backpack digital-camera gloves lipstick handbag',
  boy: 'racing-car fire-engine toy-tractor toy-train robot toy-helicopter toy-rocket model-ship football basketball bowling-set chess-set jigsaw-puzzle kick-scooter kite microscope skateboard telescope water-gun yo-yo plush-dinosaur',
  girl: 'ballet-shoes book-set bowling-set crayons festival-dolls hair-bow jigsaw-puzzle kick-scooter kite music-keyboard nesting-dolls paint-palette plush-octopus plush-penguin plush-whale plush-dinosaur rocking-horse roller-skates teddy-bear tiara',
  child:
    'abacus book-set bowling-set crayons fire-engine jigsaw-puzzle kick-scooter kite model-ship nesting-dolls paint-palette plush-octopus plush-penguin plush-whale plush-dinosaur racing-car robot rocking-horse teddy-bear toy-helicopter toy-rocket toy-tractor toy-train water-gun',
  'age 1':
    'bowling-set fire-engine nesting-dolls plush-octopus plush-penguin plush-whale plush-dinosaur rocking-horse teddy-bear toy-tractor toy-train',
  'age 3':
    'abacus book-set bowling-set crayons fire-engine jigsaw-puzzle kite model-ship nesting-dolls plush-octopus plush-penguin plush-whale plush-dinosaur racing-car rocking-horse teddy-bear toy-helicopter toy-rocket toy-tractor toy-train water-gun',
  'age 6':
    'basketball bowling-set chess-set fire-engine football jigsaw-puzzle kick-scooter kite microscope model-ship plush-octopus plush-penguin plush-whale plush-dinosaur racing-car robot skateboard toy-helicopter toy-rocket toy-tractor toy-train water-gun yo-yo ballet-shoes book-set crayons festival-dolls hair-bow nesting-dolls paint-palette roller-skates teddy-bear',
  'age 10':
    'basketball football chess-set dartboard jigsaw-puzzle kite microscope telescope skateboard roller-skates robot racing-car toy-helicopter music-keyboard book-set paint-palette badminton-racket table-tennis-bat gamepad yo-yo kick-scooter',
  teen: 'gamepad wireless-headphones smart-watch skateboard sneakers backpack cap guitar power-bank keyboard basketball phone-case digital-camera',
  newborn:
    'baby-bottle plush-octopus plush-penguin plush-whale plush-dinosaur rocking-horse teddy-bear',
  // Occasions.
  gift: 'chocolate-bar flower-bouquet teddy-bear coffee-mug scented-candle gift-box notebook tea-cup teapot watch ring wool-scarf tulips coin-purse',
  exchange:
    'artificial-cactus body-lotion chocolate-bar coffee-mug coin-purse cookies crew-socks folding-umbrella gift-box gloves handmade-soap lip-balm notebook playing-cards plush-octopus plush-penguin scented-candle',
  birthday: 'balloons party-popper pinata tiara gift-box flower-bouquet teddy-bear',
  wedding:
    'bedding-set breakfast-bowl chopsticks coffee-mug cutlery-set dinner-plates flower-bouquet framed-print gift-box mantel-clock scented-candle stem-glasses tea-cup teapot vase',
  housewarming:
    'potted-plant scented-candle vase framed-print mantel-clock dinner-plates tea-cup teapot stem-glasses flower-bouquet coffee-mug cutlery-set bedding-set wall-mirror',
  graduation:
    'chocolate-bar coffee-mug flower-bouquet fountain-pen gift-box notebook scented-candle teddy-bear tulips watch ring',
  valentine:
    'chocolate-bar flower-bouquet gem-pendant gift-box ring scented-candle teddy-bear tulips watch coffee-mug',
  anniversary:
    'ring flower-bouquet chocolate-bar gem-pendant watch scented-candle stem-glasses gift-box tulips',
  christmas:
    'scented-candle paper-lantern chocolate-bar cookies teddy-bear wool-scarf gloves gift-box hard-candy crew-socks balloons',
  'new year': 'balloons paper-lantern scented-candle party-popper gift-box',
  'lunar new year': 'red-packets paper-lantern balloons',
  'baby shower':
    'baby-bottle gift-box plush-octopus plush-penguin plush-whale plush-dinosaur rocking-horse teddy-bear red-packets',
  thanks:
    'chocolate-bar flower-bouquet cookies scented-candle gift-box coffee-mug honey handmade-soap',
  'get well': 'flower-bouquet honey fruit-juice teddy-bear tulips chocolate-bar',
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
  serving: 'dinner-plates breakfast-bowl cutlery-set chopsticks stem-glasses',
  tidying: 'storage-basket storage-jar drawer-cabinet cartons tool-box',
  repairs: 'screwdriver-set tool-box',
  plants: 'grow-kit plant-food garden-gloves',
  'fish tank': 'aquarium-coral pebbles',
  dog: 'chew-bone meat-treats collar-bell dog-kennel',
  cat: 'cat-yarn-ball cat-cave collar-bell',
  tea: 'tea-cup teapot',
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
};
