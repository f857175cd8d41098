import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** The browsers that are stations of warehouses. A station has one at a time. */
export const staffStationDevices = sqliteTable(
  'staff_station_devices',
  {
    id: text('id').primaryKey(),
    /** SHA-256 of the token in the browser's cookie. */
    tokenHash: text('token_hash').notNull(),
    tenantId: text('tenant_id').notNull(),
    stationId: text('station_id').notNull(),
    /** Id of the lead who enrolled it. */
    enrolledBy: text('enrolled_by').notNull(),
    createdAt: integer('created_at').notNull(),
    /** When it ceased to be the station's. */
    endedAt: integer('ended_at'),
  },
  (t) => [
    uniqueIndex('staff_station_devices_token').on(t.tokenHash),
    index('staff_station_devices_station').on(t.tenantId, t.stationId),
  ],
);
