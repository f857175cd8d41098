/** Words that shops and shoppers of English use for the same thing, in the singular. */
const GROUPS = `
sneaker, trainer, running shoe, sports shoe, athletic shoe
trousers, trouser, pants, pant, slacks
t shirt, tshirt, tee, tee shirt
sweater, jumper, pullover
hoodie, hooded sweatshirt
jacket, coat, outerwear
swimsuit, swimwear, bathing suit, swimming costume
bikini, two piece swimsuit
handbag, purse, hand bag
backpack, rucksack, knapsack, back pack, school bag, schoolbag
suitcase, luggage, trolley case
wallet, billfold
phone case, mobile phone case, cell phone case, cellphone case, phone cover
cell phone, cellphone, mobile phone, smartphone, phone
earphone, headphone, earbud, headset
charger, power adapter
usb c, usbc, type c, usb type c
power bank, powerbank, portable charger
laptop, notebook computer
cup, mug, tumbler
mug, coffee mug, coffee cup, tumbler
water bottle, drinking bottle, flask
cooker, pot
frying pan, fry pan, skillet
couch, sofa
lamp, light
bulb, light bulb
flashlight, torch
rug, carpet
curtain, drape
blanket, throw
pillow, cushion
quilt, duvet, comforter
bin, trash can, garbage can, dustbin
baby carriage, stroller, pushchair
diaper, nappy
doll, puppet
plush toy, stuffed toy, soft toy, stuffed animal, teddy
jigsaw, puzzle
bike, bicycle
sunglasses, shades
eyeglasses, glasses, spectacles
jewelry, jewellery
watch, wristwatch, wrist watch
ring, finger ring
lipstick, lip colour
nail polish, nail varnish
moisturizer, moisturiser, face cream
perfume, fragrance
eraser, rubber
pen, ballpoint
stapler, staple gun
notebook, notepad, journal
gray, grey
color, colour
women, woman, ladies, lady, womens, female
men, man, mens, gents, male
kids, kid, child, children, childrens
baby, infant, toddler
cheap, budget
screwdriver, screw driver
fishing rod, fishing pole
tennis racket, tennis racquet
vacuum flask, thermos, thermos flask
hairdryer, hair dryer, blow dryer
`;

/** The other words for a word or several in a row, itself first. */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  GROUPS.trim()
    .split('\n')
    .map((line) => line.split(',').map((word) => word.trim()))
    .flatMap((group) =>
      group.map((word): [string, string[]] => [
        word,
        [word, ...group.filter((other) => other !== word)],
      ]),
    ),
);

/** Other spellings of what categories are called. */
export const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['tshirt', 't shirt'],
  ['tee shirt', 't shirt'],
  ['tee', 't shirt'],
]);

/** Words that say nothing of a thing, in the languages of the catalogue. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an the of for with in on to and or by from my buy cheap best under below less than
  de del la el los las y con para por en un una bajo menos
  da do das dos e com um uma no na ao as os
  du des le les et avec pour une au aux sous dans sur
  dan untuk dengan yang di dari va uchun bilan
  cho va voi cua
  и с для из на в от за
  من في مع على و`
    .split(/\s+/)
    .filter(Boolean),
);
