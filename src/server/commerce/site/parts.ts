import { fieldsOfPart, isRecordField } from '../../../contract/ops/shop/shop-values.ts';
import type { TenantFile } from '../../../contract/ops/shop/tenant-file.ts';
import {
  isArticlePart,
  SHOP_PARTS,
  type ShopPart,
} from '../../../contract/values/shop/shop-parts.ts';
import { isSame } from './changes.ts';

/** The value of a part: some fields of the tenant's record and some lists of its file. */
export type PartValue = Record<string, unknown>;

/** A part as a tenant's file has it. */
export function partOf(file: TenantFile, part: ShopPart): PartValue {
  if (isArticlePart(part)) return { articles: file.articles.filter(({ type }) => type === part) };
  return Object.fromEntries(
    fieldsOfPart(part).map((field) => [
      field,
      (isRecordField(field) ? file.record : file)[field as never],
    ]),
  );
}

/** A tenant's file with another value of a part. */
export function withPart(file: TenantFile, part: ShopPart, value: PartValue): TenantFile {
  if (isArticlePart(part)) {
    const others = file.articles.filter(({ type }) => type !== part);
    return { ...file, articles: [...others, ...(value as Pick<TenantFile, 'articles'>).articles] };
  }
  const fields = fieldsOfPart(part).map((field): [string, unknown] => [field, value[field]]);
  const inRecord = fields.filter(([field]) => isRecordField(field));
  const inFile = fields.filter(([field]) => !isRecordField(field));
  return {
    ...file,
    ...Object.fromEntries(inFile),
    record: { ...file.record, ...Object.fromEntries(inRecord) },
  };
}

/** The parts in which two files of a tenant differ. */
export const changedParts = (before: TenantFile, after: TenantFile): ShopPart[] =>
  SHOP_PARTS.filter((part) => !isSame(partOf(before, part), partOf(after, part)));
