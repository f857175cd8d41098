CREATE TABLE `scans` (
	`tenant_id` text NOT NULL,
	`scan_id` text NOT NULL,
	`staff_id` text NOT NULL,
	`station_id` text NOT NULL,
	`step` text NOT NULL,
	`code` text NOT NULL,
	`result` text NOT NULL,
	`memory` text NOT NULL,
	`effect` text,
	`sequence` integer NOT NULL,
	`at` integer NOT NULL,
	`undone_at` integer,
	PRIMARY KEY(`tenant_id`, `scan_id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `scans_of` ON `scans` (`tenant_id`,`staff_id`,`station_id`,`sequence`);--> statement-breakpoint
CREATE TABLE `shelves` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`warehouse_id` text NOT NULL,
	`code` text NOT NULL,
	`key` text NOT NULL,
	`zone` text NOT NULL,
	`position` integer NOT NULL,
	`active` integer NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`,`warehouse_id`) REFERENCES `warehouses`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shelves_code` ON `shelves` (`tenant_id`,`warehouse_id`,`key`);--> statement-breakpoint
CREATE INDEX `shelves_key` ON `shelves` (`tenant_id`,`key`);--> statement-breakpoint
CREATE INDEX `shelves_walk` ON `shelves` (`tenant_id`,`warehouse_id`,`position`,`id`);--> statement-breakpoint
CREATE TABLE `stations` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`warehouse_id` text NOT NULL,
	`name` text NOT NULL,
	`step` text NOT NULL,
	`active` integer NOT NULL,
	`enrolled_by` text NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`,`warehouse_id`) REFERENCES `warehouses`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `stations_tenant` ON `stations` (`tenant_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `unknown_parcels` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`warehouse_id` text NOT NULL,
	`unknown_no` text NOT NULL,
	`tracking_no` text NOT NULL,
	`carrier` text NOT NULL,
	`photos` text NOT NULL,
	`shelf_code` text NOT NULL,
	`weight_g` integer NOT NULL,
	`note` text NOT NULL,
	`state` text NOT NULL,
	`state_at` integer NOT NULL,
	`parcel_id` text,
	`found_by` text NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`,`warehouse_id`) REFERENCES `warehouses`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`parcel_id`) REFERENCES `purchase_parcels`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "unknown_parcels_claimed" CHECK((state = 'CLAIMED') = (parcel_id is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `unknown_parcels_no` ON `unknown_parcels` (`tenant_id`,`unknown_no`);--> statement-breakpoint
CREATE INDEX `unknown_parcels_state` ON `unknown_parcels` (`tenant_id`,`state`,`created_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `unknown_parcels_tracking` ON `unknown_parcels` (`tenant_id`,`tracking_no`) WHERE state = 'WAITING' and tracking_no <> '';--> statement-breakpoint
ALTER TABLE `purchase_parcels` ADD `pile` text GENERATED ALWAYS AS (case when warehouse_id is null then '' else case status
  when 'AWAITING_SHIPMENT' then 'EXPECTED' when 'IN_DOMESTIC_TRANSIT' then 'EXPECTED'
  when 'DOMESTIC_SIGNED' then 'TO_CHECK' when 'INBOUND_CHECKING' then 'TO_CHECK'
  when 'QC_FAILED' then 'FAILED' when 'RETURNING' then 'FAILED'
  when 'EXCEPTION' then 'EXCEPTION'
  when 'STOCKED_IN' then 'STORED' when 'STORAGE_EXPIRED' then 'STORED' else '' end end) VIRTUAL NOT NULL;--> statement-breakpoint
ALTER TABLE `purchase_parcels` ADD `on_shelf` text GENERATED ALWAYS AS (case when status in ('DOMESTIC_SIGNED', 'INBOUND_CHECKING', 'QC_FAILED',
  'STOCKED_IN', 'LOCKED_FOR_TRANSIT', 'RETURNING', 'STORAGE_EXPIRED') then shelf_code else '' end) VIRTUAL NOT NULL;--> statement-breakpoint
CREATE INDEX `purchase_parcels_pile` ON `purchase_parcels` (`tenant_id`,`pile`,`status_at`,`id`);--> statement-breakpoint
CREATE INDEX `purchase_parcels_pile_in` ON `purchase_parcels` (`tenant_id`,`warehouse_id`,`pile`,`status_at`,`id`);--> statement-breakpoint
CREATE INDEX `purchase_parcels_ending` ON `purchase_parcels` (`tenant_id`,`pile`,`storage_expires_at`,`id`);--> statement-breakpoint
CREATE INDEX `purchase_parcels_ending_in` ON `purchase_parcels` (`tenant_id`,`warehouse_id`,`pile`,`storage_expires_at`,`id`);--> statement-breakpoint
CREATE INDEX `purchase_parcels_shelf` ON `purchase_parcels` (`tenant_id`,`warehouse_id`,`on_shelf`,`status_at`,`id`);--> statement-breakpoint
CREATE INDEX `purchase_parcels_shopper` ON `purchase_parcels` (`tenant_id`,`user_id`,`status_at`,`id`);--> statement-breakpoint
CREATE INDEX `purchase_parcels_newest` ON `purchase_parcels` (`tenant_id`,`status_at`,`id`);