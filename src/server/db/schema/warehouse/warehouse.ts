import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type {
  ScanStep,
  UnknownParcelState,
} from '../../../../contract/values/warehouse/scanning.ts';
import type {
  LabelPrinting,
  LabelSize,
  Scale,
  ScaleBaud,
  ScaleUnit,
} from '../../../../contract/values/warehouse/station-devices.ts';
import { referenceTo } from '../owned.ts';
import { warehouses } from '../shop/tenants.ts';
import { purchaseParcels } from './parcels.ts';

/** The shelves of a warehouse. Parcels name their shelf by its code. */
export const shelves = sqliteTable(
  'shelves',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    warehouseId: text('warehouse_id').notNull(),
    code: text('code').notNull(),
    /** The code without dashes, as a scanner reads it. */
    key: text('key').notNull(),
    zone: text('zone').notNull(),
    /** The position of the shelf on a walk through the warehouse. */
    position: integer('position').notNull(),
    active: integer('active', { mode: 'boolean' }).notNull(),
    version: integer('version').notNull().default(0),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    referenceTo(warehouses, t, t.warehouseId),
    uniqueIndex('shelves_code').on(t.tenantId, t.warehouseId, t.key),
    index('shelves_key').on(t.tenantId, t.key),
    index('shelves_walk').on(t.tenantId, t.warehouseId, t.position, t.id),
  ],
);

/** A device of a warehouse that several people use. */
export const stations = sqliteTable(
  'stations',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    warehouseId: text('warehouse_id').notNull(),
    name: text('name').notNull(),
    /** The default step at this station. */
    step: text('step').$type<ScanStep>().notNull(),
    active: integer('active', { mode: 'boolean' }).notNull(),
    /** Id of the lead who added it. */
    enrolledBy: text('enrolled_by').notNull(),
    /** Since when a browser is this station; null while no browser is. */
    browserAt: integer('browser_at'),
    labelSize: text('label_size').$type<LabelSize>().notNull().default('100x60'),
    printing: text('printing').$type<LabelPrinting>().notNull().default('BY_HAND'),
    scale: text('scale').$type<Scale>().notNull().default('NONE'),
    /** The unit of a scale that sends none. */
    scaleUnit: text('scale_unit').$type<ScaleUnit>().notNull().default('G'),
    scaleBaud: text('scale_baud').$type<ScaleBaud>().notNull().default('9600'),
    version: integer('version').notNull().default(0),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    referenceTo(warehouses, t, t.warehouseId),
    index('stations_tenant').on(t.tenantId, t.createdAt, t.id),
  ],
);

/** A parcel in the warehouse that no shopper expects, until somebody claims it. Grams. */
export const unknownParcels = sqliteTable(
  'unknown_parcels',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    warehouseId: text('warehouse_id').notNull(),
    unknownNo: text('unknown_no').notNull(),
    trackingNo: text('tracking_no').notNull(),
    carrier: text('carrier').notNull(),
    /** Paths of this site. */
    photos: text('photos', { mode: 'json' }).$type<string[]>().notNull(),
    shelfCode: text('shelf_code').notNull(),
    weightG: integer('weight_g').notNull(),
    note: text('note').notNull(),
    /** NOT NULL is the guard, as in the statuses of parcels. */
    state: text('state').$type<UnknownParcelState>().notNull(),
    stateAt: integer('state_at').notNull(),
    /** The parcel that it turned out to be. */
    parcelId: text('parcel_id'),
    /** Id of the person or key who found it. */
    foundBy: text('found_by').notNull(),
    version: integer('version').notNull().default(0),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    referenceTo(warehouses, t, t.warehouseId),
    referenceTo(purchaseParcels, t, t.parcelId),
    uniqueIndex('unknown_parcels_no').on(t.tenantId, t.unknownNo),
    index('unknown_parcels_state').on(t.tenantId, t.state, t.createdAt, t.id),
    // The same box is booked once.
    uniqueIndex('unknown_parcels_tracking')
      .on(t.tenantId, t.trackingNo)
      .where(sql`state = 'WAITING' and tracking_no <> ''`),
    check('unknown_parcels_claimed', sql`(state = 'CLAIMED') = (parcel_id is not null)`),
  ],
);

/** The changes of a scan, so that it can be undone. */
export type ScanEffect = {
  kind: 'SIGNED' | 'ARRIVED' | 'CHECKED' | 'MEASURED' | 'SHELVED';
  parcelId: string;
  /** The parcel's version before the scan. */
  base: number;
  /**
   * The parcel's version after the scan, or after later scans were undone. The scan can be undone only
   * while nothing else has changed the parcel.
   */
  version: number;
  /** The columns as they were. */
  before: Record<string, string | number | null>;
};

/** What is remembered for the next scan of the same person. */
export type ScanMemory = {
  parcelId?: string;
  unknownId?: string;
  /** The shelf that is being filled or counted. */
  shelfId?: string;
  size?: { lengthMm: number; widthMm: number; heightMm: number };
  /** The code that has to be scanned again. */
  again?: string;
  /** The parcels to choose from. */
  choices?: string[];
  /** Whether the scan page asks for the reason of a failed check. */
  issue?: boolean;
  /** Numbers of the parcels that were counted on the shelf. */
  counted?: string[];
};

export type ScanResult = {
  next: string;
  sound: string;
  message: string;
  details: Record<string, string | number>;
  parcelId?: string;
  unknownId?: string;
  shelfId?: string;
  choices?: string[];
  print?: boolean;
  count?: { expected: number; found: number; missing: string[]; extra: string[] };
};

/** All scans, each once. Repeating a `scanId` gives the stored answer again. */
export const scans = sqliteTable(
  'scans',
  {
    tenantId: text('tenant_id').notNull(),
    scanId: text('scan_id').notNull(),
    /** Id of the person or key. */
    staffId: text('staff_id').notNull(),
    /** The station of the scan; empty if it was not made at a station. */
    stationId: text('station_id').notNull(),
    step: text('step').$type<ScanStep>().notNull(),
    /** The normalised code that was read. */
    code: text('code').notNull(),
    result: text('result', { mode: 'json' }).$type<ScanResult>().notNull(),
    memory: text('memory', { mode: 'json' }).$type<ScanMemory>().notNull(),
    effect: text('effect', { mode: 'json' }).$type<ScanEffect>(),
    /** Rises with each scan of the person at the station. */
    sequence: integer('sequence').notNull(),
    at: integer('at').notNull(),
    undoneAt: integer('undone_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.scanId] }),
    uniqueIndex('scans_of').on(t.tenantId, t.staffId, t.stationId, t.sequence),
  ],
);
