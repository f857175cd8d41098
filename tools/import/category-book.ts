import { createHash } from 'node:crypto';
import type { AncestorRow, CategoryRow } from '../../demo/catalogue/tree.ts';
import { categories, categoryAncestors } from '../../src/server/db/schema/shop/catalogue.ts';
import type { Database } from '../../src/server/platform/platform.ts';
import type { ImportRow } from './import-row.ts';
import { Rejection } from './rejection.ts';
import { inEnglishAndChinese } from './to-product.ts';

/** The categories of a database, and new ones from imported rows. */
export type CategoryBook = {
  all: readonly CategoryRow[];
  ancestors: readonly AncestorRow[];
  /**
   * The id of a product's category. If the row has a path of names, missing categories are created,
   * with a picture of the product. Throws a `Rejection` if the row names no known category.
   */
  find(row: Pick<ImportRow, 'categoryId' | 'category' | 'images'>): string;
  /** Returns the categories created since the last call. */
  takeNew(): { categories: CategoryRow[]; ancestors: AncestorRow[] };
};

type Name = NonNullable<ImportRow['category']>[number];

export async function openCategoryBook(db: Database): Promise<CategoryBook> {
  const all: CategoryRow[] = await db.select().from(categories);
  const ancestors: AncestorRow[] = await db.select().from(categoryAncestors);
  const byId = new Map(all.map((category) => [category.id, category]));
  let written = { categories: all.length, ancestors: ancestors.length };

  const add = (id: string, name: Name, parent: CategoryRow | undefined, image: string) => {
    const category = {
      id,
      parentId: parent?.id ?? null,
      level: (parent?.level ?? 0) + 1,
      position: all.length,
      names: inEnglishAndChinese(name),
      image,
    };
    const above = ancestors.filter(({ categoryId }) => categoryId === parent?.id);
    all.push(category);
    byId.set(id, category);
    ancestors.push(...above.map(({ ancestorId }) => ({ ancestorId, categoryId: id })), {
      ancestorId: id,
      categoryId: id,
    });
    return category;
  };

  /** The category at a path of names. Creates missing categories of the path. */
  const findOrCreate = (path: readonly Name[], image: string): CategoryRow | undefined =>
    path.reduce<CategoryRow | undefined>((parent, name) => {
      const names = foldedNames(name);
      const existing = all.find(
        (one) => one.parentId === (parent?.id ?? null) && isCalled(one, names),
      );
      return existing ?? add(idOf(parent, name), name, parent, image);
    }, undefined);

  return {
    all,
    ancestors,
    find: ({ categoryId, category: path, images: [image = ''] }) => {
      if (categoryId !== undefined && byId.has(categoryId)) return categoryId;
      if (!path)
        throw new Rejection('categoryId', categoryId === undefined ? 'required' : 'unknown');
      const last = path[path.length - 1] ?? '';
      if (categoryId !== undefined) {
        const parent = findOrCreate(path.slice(0, -1), image);
        return add(categoryId, last, parent, image).id;
      }
      if (path.length > 1) return findOrCreate(path, image)?.id ?? '';
      // A single name must exist: a misspelt one would become a top category.
      const matching = all.filter((one) => isCalled(one, foldedNames(last)));
      const [category] = matching;
      if (!category) throw new Rejection('category', 'unknown');
      if (matching.length > 1) throw new Rejection('category', 'ambiguous');
      return category.id;
    },
    takeNew: () => {
      const created = {
        categories: all.slice(written.categories),
        ancestors: ancestors.slice(written.ancestors),
      };
      written = { categories: all.length, ancestors: ancestors.length };
      return created;
    },
  };
}

const folded = (text: string) => text.normalize('NFKC').replaceAll('’', "'").toLowerCase();

/** A category's name in all given languages, folded for comparing. */
const foldedNames = (name: Name) =>
  new Set((typeof name === 'string' ? [name] : Object.values(name)).map((text) => folded(text)));

const isCalled = ({ names }: CategoryRow, searched: ReadonlySet<string>) =>
  Object.values(names).some((name) => searched.has(folded(name)));

/** A hash of the parent's id and the English name, so that a category has the same id in every database. */
function idOf(parent: CategoryRow | undefined, name: Name): string {
  const text = JSON.stringify([parent?.id ?? '', inEnglishAndChinese(name).en]);
  return `c${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
}
