import type {
  categories,
  categoryAncestors,
  LocalisedText,
} from '../../src/server/db/schema/shop/catalogue.ts';
import { categoryNames } from '../texts/category-names.ts';
import { otherNamesOfCategory } from '../texts/names.ts';
import { DEPARTMENTS, GOODS } from './departments.ts';
import { colourPicture } from './pictures.ts';

export type CategoryRow = typeof categories.$inferInsert;
export type AncestorRow = typeof categoryAncestors.$inferInsert;

/** Reads one line of a tree: two spaces for each level, then `id | English | Chinese`. */
function readLine(line: string): { id: string; depth: number; names: LocalisedText } {
  const [id = '', en = '', zh = ''] = line.split('|').map((part) => part.trim());
  return {
    id,
    depth: (line.length - line.trimStart().length) / 2,
    names: { ...categoryNames(id), en, 'zh-CN': zh },
  };
}

/** The category tree (three levels), and for each category the ids of its ancestors, itself included. */
export function categoryTree(): { categories: CategoryRow[]; categoryAncestors: AncestorRow[] } {
  const rows: CategoryRow[] = [];
  const ancestors: AncestorRow[] = [];
  const pictures = new Map<string, string>();
  for (const good of GOODS) {
    const [first] = good.colours;
    if (first && !pictures.has(good.category))
      pictures.set(good.category, colourPicture(good, first));
  }
  for (const { tree } of Object.values(DEPARTMENTS)) {
    const path: string[] = [];
    for (const line of tree.split('\n').filter((text) => text.trim() !== '')) {
      const { id, depth, names } = readLine(line);
      path.splice(depth, path.length, id);
      const parentId = path[depth - 1] ?? null;
      rows.push({
        ...{ id, parentId, level: depth + 1, position: rows.length, names, image: '' },
        otherNames: otherNamesOfCategory(id),
      });
      for (const ancestorId of path) ancestors.push({ ancestorId, categoryId: id });
    }
  }
  const pictureUnder = new Map<string, string>();
  for (const { ancestorId, categoryId } of ancestors) {
    const picture = pictures.get(categoryId);
    if (picture && !pictureUnder.has(ancestorId)) pictureUnder.set(ancestorId, picture);
  }
  for (const row of rows) row.image = pictureUnder.get(row.id) ?? '';
  return { categories: rows, categoryAncestors: ancestors };
}
