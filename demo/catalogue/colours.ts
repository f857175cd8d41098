import type { Wording } from '../../src/server/db/schema/shop/catalogue.ts';

/** A colour of a product. Without `hex` (multicoloured products), the picture keeps its own colours. */
export type Colour = Wording & { id: string; hex?: string };

const colour = (id: string, zh: string, en: string, hex?: string): Colour => ({ id, zh, en, hex });

const COLOURS: readonly Colour[] = [
  colour('black', '黑色', 'Black', '#2b2b30'),
  colour('white', '白色', 'White', '#ebe9e6'),
  colour('grey', '灰色', 'Grey', '#9a9ca3'),
  colour('silver', '银色', 'Silver', '#c3c6cc'),
  colour('navy', '藏青色', 'Navy', '#27375f'),
  colour('blue', '蓝色', 'Blue', '#3f7fe0'),
  colour('sky', '天蓝色', 'Sky Blue', '#7db9ee'),
  colour('teal', '孔雀蓝', 'Teal', '#2f8f95'),
  colour('green', '绿色', 'Green', '#4ea56b'),
  colour('mint', '薄荷绿', 'Mint', '#a5dcc4'),
  colour('olive', '军绿色', 'Olive', '#6c7445'),
  colour('yellow', '黄色', 'Yellow', '#f2c53d'),
  colour('orange', '橙色', 'Orange', '#ef8a3c'),
  colour('red', '红色', 'Red', '#d63a3f'),
  colour('wine', '酒红色', 'Burgundy', '#7d2a3c'),
  colour('rose', '玫红色', 'Rose', '#e0447c'),
  colour('pink', '粉色', 'Pink', '#f3a9bd'),
  colour('purple', '紫色', 'Purple', '#8a5fc8'),
  colour('lilac', '香芋紫', 'Lilac', '#c3aede'),
  colour('brown', '棕色', 'Brown', '#7a5138'),
  colour('coffee', '咖啡色', 'Coffee', '#5b4034'),
  colour('khaki', '卡其色', 'Khaki', '#c2a878'),
  colour('beige', '米色', 'Beige', '#e6d9c2'),
  colour('wood', '原木色', 'Natural Wood', '#c79a66'),
  colour('gold', '金色', 'Gold', '#d9b25a'),
  colour('clear', '透明', 'Clear'),
  colour('pictured', '图片色', 'As Pictured'),
];

const byId = new Map(COLOURS.map((entry) => [entry.id, entry]));

/** Looks up colours by their ids, which are separated by spaces. Throws for an unknown id. */
export function coloursOf(ids: string): Colour[] {
  return ids.split(' ').map((id) => {
    const found = byId.get(id);
    if (!found) throw new Error(`unknown colour: ${id}`);
    return found;
  });
}
