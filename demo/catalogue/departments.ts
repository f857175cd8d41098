import { bags } from './data/bags.ts';
import { beauty } from './data/beauty.ts';
import { digital } from './data/digital.ts';
import { garden } from './data/garden.ts';
import { home } from './data/home.ts';
import { kids } from './data/kids.ts';
import { kitchen } from './data/kitchen.ts';
import { men } from './data/men.ts';
import { office } from './data/office.ts';
import { shoes } from './data/shoes.ts';
import { sports } from './data/sports.ts';
import { women } from './data/women.ts';
import { type Department, type Good, goodOf } from './good.ts';

/** The top categories by id, in the order in which the shop shows them. */
export const DEPARTMENTS: Record<string, Department> = {
  women,
  men,
  shoes,
  bags,
  kids,
  home,
  kitchen,
  digital,
  beauty,
  sports,
  garden,
  office,
};

export const GOODS: readonly Good[] = Object.entries(DEPARTMENTS).flatMap(
  ([department, { goods }]) =>
    Object.entries(goods).map(([id, source]) => goodOf(id, department, source)),
);

export const goodById: ReadonlyMap<string, Good> = new Map(GOODS.map((good) => [good.id, good]));
