import type { Category } from '../../../contract/calls/catalogue.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import { type CategoryRow, categoryRows } from '../../db/category-rows.ts';
import type { LocalisedText } from '../../db/schema/shop/catalogue.ts';
import { pickText } from '../../db/tenant-text.ts';
import type { Database } from '../../platform/platform.ts';

export type CategoryNode = {
  id: string;
  names: LocalisedText;
  image: string;
  parent: CategoryNode | undefined;
  children: CategoryNode[];
};

export type CategoryTree = { roots: CategoryNode[]; byId: ReadonlyMap<string, CategoryNode> };

const trees = new WeakMap<readonly CategoryRow[], CategoryTree>();

/** The tree of all categories, built once for each revision of the content. */
export async function categoryTree(db: Database): Promise<CategoryTree> {
  const rows = await categoryRows(db);
  const tree = trees.get(rows) ?? treeOf(rows);
  trees.set(rows, tree);
  return tree;
}

function treeOf(rows: readonly CategoryRow[]): CategoryTree {
  const byId = new Map<string, CategoryNode>();
  for (const { id, names, image, parentId } of rows) {
    const parent = parentId === null ? undefined : byId.get(parentId);
    const node: CategoryNode = { id, names, image, parent, children: [] };
    parent?.children.push(node);
    byId.set(id, node);
  }
  return { roots: [...byId.values()].filter(({ parent }) => !parent), byId };
}

/** A category's name in the reader's language. */
export function categoryName(node: CategoryNode, locale: Locale): string {
  return pickText(node.names, locale);
}

/** The category and all its ancestors, from the bottom up. */
export function withAncestors(node: CategoryNode): CategoryNode[] {
  return node.parent ? [node, ...withAncestors(node.parent)] : [node];
}

export function toCategory(node: CategoryNode, locale: Locale): Category {
  return {
    id: node.id,
    name: categoryName(node, locale),
    nameZh: node.names['zh-CN'],
    image: node.image,
    children: node.children.map((child) => toCategory(child, locale)),
  };
}
