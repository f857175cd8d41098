-- Parcels that a shopper announces have no order (docs/decisions/056-announced-parcels.md). SQLite can
-- take no NOT NULL from a column, so `purchase_parcels` is made anew under its own name, and the tables
-- that refer to it stay as they are. Their references are checked when the migration ends
-- (`defer_foreign_keys`): until then the rows are missing that `purchase_parcels_old` holds.
PRAGMA defer_foreign_keys = ON;
--> statement-breakpoint
-- For each parcel that is removed and added, SQLite looks for the rows that refer to it. Without these
-- indexes it would read the whole tables each time.
CREATE INDEX `_events_parcel` ON `events` (`tenant_id`,`purchase_parcel_id`);
--> statement-breakpoint
CREATE INDEX `_refunds_parcel` ON `refunds` (`tenant_id`,`parcel_id`);
--> statement-breakpoint
CREATE INDEX `_payments_parcel` ON `payments` (`tenant_id`,`parcel_id`);
--> statement-breakpoint
CREATE TABLE `purchase_parcels_old` AS SELECT * FROM `purchase_parcels`;
--> statement-breakpoint
DROP TABLE `purchase_parcels`;
--> statement-breakpoint
CREATE TABLE `purchase_parcels` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`parcel_no` text NOT NULL,
	`order_id` text,
	`order_no` text NOT NULL,
	`status` text NOT NULL,
	`status_at` integer NOT NULL,
	`warehouse_id` text,
	`domestic_carrier` text NOT NULL,
	`domestic_tracking_no` text NOT NULL,
	`domestic_trace_status` text,
	`note` text DEFAULT '' NOT NULL,
	`shelf_code` text DEFAULT '' NOT NULL,
	`weight_g` integer DEFAULT 0 NOT NULL,
	`length_mm` integer DEFAULT 0 NOT NULL,
	`width_mm` integer DEFAULT 0 NOT NULL,
	`height_mm` integer DEFAULT 0 NOT NULL,
	`goods_class` text NOT NULL,
	`qc_status` text NOT NULL,
	`qc_issue` text,
	`qc_note` text DEFAULT '' NOT NULL,
	`qc_photos` text NOT NULL,
	`exception` text,
	`goods_value_fen` integer NOT NULL,
	`search_text` text NOT NULL,
	`created_at` integer NOT NULL,
	`signed_at` integer,
	`stocked_in_at` integer,
	`storage_free_until` integer,
	`storage_expires_at` integer,
	`reminded_at` integer,
	FOREIGN KEY (`tenant_id`,`user_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`order_id`) REFERENCES `purchase_orders`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`warehouse_id`) REFERENCES `warehouses`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "purchase_parcels_of_order" CHECK((order_id is null) = (order_no = ''))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `purchase_parcels_key` ON `purchase_parcels` (`tenant_id`,`id`);
--> statement-breakpoint
INSERT INTO `purchase_parcels` (`id`, `tenant_id`, `user_id`, `parcel_no`, `order_id`, `order_no`, `status`, `status_at`, `warehouse_id`, `domestic_carrier`, `domestic_tracking_no`, `domestic_trace_status`, `shelf_code`, `weight_g`, `length_mm`, `width_mm`, `height_mm`, `goods_class`, `qc_status`, `qc_issue`, `qc_note`, `qc_photos`, `exception`, `goods_value_fen`, `search_text`, `created_at`, `signed_at`, `stocked_in_at`, `storage_free_until`, `storage_expires_at`, `reminded_at`) SELECT `id`, `tenant_id`, `user_id`, `parcel_no`, `order_id`, `order_no`, `status`, `status_at`, `warehouse_id`, `domestic_carrier`, `domestic_tracking_no`, `domestic_trace_status`, `shelf_code`, `weight_g`, `length_mm`, `width_mm`, `height_mm`, `goods_class`, `qc_status`, `qc_issue`, `qc_note`, `qc_photos`, `exception`, `goods_value_fen`, `search_text`, `created_at`, `signed_at`, `stocked_in_at`, `storage_free_until`, `storage_expires_at`, `reminded_at` FROM `purchase_parcels_old`;
--> statement-breakpoint
DROP TABLE `purchase_parcels_old`;
--> statement-breakpoint
CREATE UNIQUE INDEX `purchase_parcels_no` ON `purchase_parcels` (`tenant_id`,`parcel_no`);
--> statement-breakpoint
CREATE INDEX `purchase_parcels_owner` ON `purchase_parcels` (`tenant_id`,`user_id`,`status`,`created_at`);
--> statement-breakpoint
CREATE INDEX `purchase_parcels_order` ON `purchase_parcels` (`order_id`);
--> statement-breakpoint
CREATE INDEX `purchase_parcels_work` ON `purchase_parcels` (`tenant_id`,`status`,`status_at`);
--> statement-breakpoint
CREATE INDEX `purchase_parcels_storage` ON `purchase_parcels` (`status`,`storage_expires_at`);
--> statement-breakpoint
CREATE INDEX `purchase_parcels_tracking` ON `purchase_parcels` (`tenant_id`,`domestic_tracking_no`);
--> statement-breakpoint
CREATE UNIQUE INDEX `purchase_parcels_announced` ON `purchase_parcels` (`tenant_id`,`user_id`,`domestic_tracking_no`) WHERE order_id is null and status <> 'WITHDRAWN';
--> statement-breakpoint
DROP INDEX `_events_parcel`;
--> statement-breakpoint
DROP INDEX `_refunds_parcel`;
--> statement-breakpoint
CREATE TABLE `announced_contents` (
	`tenant_id` text NOT NULL,
	`parcel_id` text NOT NULL,
	`position` integer NOT NULL,
	`title` text NOT NULL,
	`quantity` integer NOT NULL,
	`price_fen` integer NOT NULL,
	PRIMARY KEY(`parcel_id`, `position`),
	FOREIGN KEY (`tenant_id`,`parcel_id`) REFERENCES `purchase_parcels`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
-- The storage of such a parcel is paid for the parcel, not for an order. No table refers to
-- `payments`.
ALTER TABLE `payments` RENAME TO `payments_old`;
--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`payment_no` text NOT NULL,
	`type` text NOT NULL,
	`order_type` text NOT NULL,
	`order_id` text NOT NULL,
	`purchase_order_id` text GENERATED ALWAYS AS (case when order_type = 'PURCHASE_ORDER' then order_id end) VIRTUAL,
	`transit_order_id` text GENERATED ALWAYS AS (case when order_type = 'TRANSIT_ORDER' then order_id end) VIRTUAL,
	`order_no` text NOT NULL,
	`parcel_id` text,
	`note` text DEFAULT '' NOT NULL,
	`amount_fen` integer NOT NULL,
	`refunded_fen` integer DEFAULT 0 NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	`paid_at` integer,
	`currency` text,
	`rate` text,
	`rate_source` text,
	`rate_fetched_at` integer,
	FOREIGN KEY (`tenant_id`,`user_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`purchase_order_id`) REFERENCES `purchase_orders`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`transit_order_id`) REFERENCES `transit_orders`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`parcel_id`) REFERENCES `purchase_parcels`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_order" CHECK(order_type in ('PURCHASE_ORDER', 'TRANSIT_ORDER') or (order_type = 'PURCHASE_PARCEL' and parcel_id is order_id)),
	CONSTRAINT "payments_refunded" CHECK("payments"."refunded_fen" between 0 and "payments"."amount_fen")
);
--> statement-breakpoint
INSERT INTO `payments` (`id`, `tenant_id`, `user_id`, `payment_no`, `type`, `order_type`, `order_id`, `order_no`, `parcel_id`, `note`, `amount_fen`, `refunded_fen`, `status`, `created_at`, `expires_at`, `paid_at`, `currency`, `rate`, `rate_source`, `rate_fetched_at`) SELECT `id`, `tenant_id`, `user_id`, `payment_no`, `type`, `order_type`, `order_id`, `order_no`, `parcel_id`, `note`, `amount_fen`, `refunded_fen`, `status`, `created_at`, `expires_at`, `paid_at`, `currency`, `rate`, `rate_source`, `rate_fetched_at` FROM `payments_old`;
--> statement-breakpoint
DROP TABLE `payments_old`;
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_no` ON `payments` (`tenant_id`,`payment_no`);
--> statement-breakpoint
CREATE INDEX `payments_order` ON `payments` (`order_type`,`order_id`);
--> statement-breakpoint
CREATE INDEX `payments_owner_status` ON `payments` (`tenant_id`,`user_id`,`status`,`created_at`);
