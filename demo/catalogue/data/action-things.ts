/**
 * Further things that the objects of actions (`ACTIONS`) include: ids of `THINGS`. `cut ham` wants a knife,
 * as `cut meat` does; it wants neither ham nor meat.
 */
export const OBJECT_THINGS: Record<string, string> = {
  meat: 'meat pork chicken-meat sausage beef-jerky',
  fish: 'fish-to-eat shrimp',
  fruit:
    'fruit apples bananas oranges lemons peaches pears mango pineapple watermelon kiwi avocado coconut strawberries',
  vegetable:
    'vegetables potatoes tomatoes onions carrots-fresh cucumbers lettuce cabbage mushrooms-fresh pumpkin corn kimchi tofu',
  bread: 'bread cake pizza croissant pie',
  cheese: 'cheese butter',
  egg: 'eggs',
  rice: 'rice sushi-food',
  noodle: 'noodles pasta instant-noodles dumplings',
  soup: 'soup beans',
  breakfast: 'waffle cereal oats',
  sweet: 'cake cupcake doughnut ice-cream pudding',
  sugar: 'cookies sugar salt flour pepper curry-powder saffron coffee-beans oats beans',
  honey: 'jam maple-syrup peanut-butter',
  nut: 'almonds sunflower-seeds popcorn chips',
  milk: 'milk baby-formula',
  juice: 'orange-juice smoothie',
  wine: 'wine whisky vodka champagne cognac',
  coffee: 'coffee instant-coffee cocoa',
  tea: 'green-tea black-tea herbal-tea oolong-tea',
  phone: 'smartphone',
  furniture: 'table desk wardrobe bookshelf shelf kitchen-cabinet',
  clothes: 'sweater skirt pyjamas buttons zipper fabric',
  sweater: 'sweater cardigan beanie blanket baby-hat',
  plant: 'fruit-tree bonsai orchid house-plant succulents',
  flower: 'fresh-flowers orchid roses',
  seed: 'flower-seeds vegetable-seeds flower-bulbs',
  soil: 'potting-soil',
  photo: 'photo-album',
  picture: 'poster map canvas-print',
  makeup: 'foundation face-powder blush concealer eye-shadow mascara',
  paper: 'textbook magazine',
  tool: 'hammer drill wrench pliers',
  pill: 'vitamins painkillers',
  movie: 'dvds',
  grass: 'artificial-grass',
  tyre: 'car-tyres bike-tire',
  wood: 'plywood',
};

/** Purposes and occasions that the objects of actions include: ids of `PURPOSES` and `GIFTS`. */
export const OBJECT_PURPOSES: Record<string, string> = {
  celebration: 'birthday party graduation',
};

/** Actions for which the catalogue lacks the thing, in the form of `ACTIONS`. */
export const ACTIONS_OF_LACKING: Record<string, string> = {
  'nail-clippers': 'cut nail',
  'lawn-mower': 'cut grass',
  saw: 'cut wood',
  'dish-soap': 'wash dish',
  'laundry-detergent': 'wash clothes laundry',
  'car-tyres': 'replace tyre',
};
