CREATE TABLE `manifest_orders` (
	`tenant_id` text NOT NULL,
	`manifest_id` text NOT NULL,
	`transit_order_id` text NOT NULL,
	PRIMARY KEY(`tenant_id`, `manifest_id`, `transit_order_id`),
	FOREIGN KEY (`tenant_id`,`manifest_id`) REFERENCES `manifests`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`transit_order_id`) REFERENCES `transit_orders`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `manifest_orders_order` ON `manifest_orders` (`tenant_id`,`transit_order_id`);--> statement-breakpoint
CREATE TABLE `manifests` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`manifest_no` text NOT NULL,
	`carrier` text NOT NULL,
	`day` text NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`refused` text NOT NULL,
	`made_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`closed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `manifests_key` ON `manifests` (`tenant_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `manifests_no` ON `manifests` (`tenant_id`,`manifest_no`);--> statement-breakpoint
CREATE INDEX `manifests_age` ON `manifests` (`tenant_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `manifests_open` ON `manifests` (`tenant_id`,`carrier`,`day`);--> statement-breakpoint
CREATE TABLE `carrier_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`source` text NOT NULL,
	`name` text NOT NULL,
	`secret` text NOT NULL,
	`active` integer NOT NULL,
	`made_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer
);
--> statement-breakpoint
CREATE INDEX `carrier_keys_source` ON `carrier_keys` (`tenant_id`,`source`);--> statement-breakpoint
CREATE TABLE `declaration_lines` (
	`tenant_id` text NOT NULL,
	`transit_order_id` text NOT NULL,
	`position` integer NOT NULL,
	`description_en` text NOT NULL,
	`description_zh` text NOT NULL,
	`hs_code` text NOT NULL,
	`quantity` integer NOT NULL,
	`value_fen` integer NOT NULL,
	`origin` text NOT NULL,
	`weight_g` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `transit_order_id`, `position`),
	FOREIGN KEY (`tenant_id`,`transit_order_id`) REFERENCES `transit_orders`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `shipment_boxes` (
	`tenant_id` text NOT NULL,
	`transit_order_id` text NOT NULL,
	`number` integer NOT NULL,
	`weight_g` integer DEFAULT 0 NOT NULL,
	`length_mm` integer DEFAULT 0 NOT NULL,
	`width_mm` integer DEFAULT 0 NOT NULL,
	`height_mm` integer DEFAULT 0 NOT NULL,
	`tracking_no` text DEFAULT '' NOT NULL,
	`delivered_at` integer,
	PRIMARY KEY(`tenant_id`, `transit_order_id`, `number`),
	FOREIGN KEY (`tenant_id`,`transit_order_id`) REFERENCES `transit_orders`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `shipment_boxes_tracking` ON `shipment_boxes` (`tenant_id`,`tracking_no`);--> statement-breakpoint
CREATE TABLE `tracking_events` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`source` text NOT NULL,
	`number` text NOT NULL,
	`event_hash` text NOT NULL,
	`payload` text NOT NULL,
	`outcome` text NOT NULL,
	`transit_order_id` text,
	`received_at` integer NOT NULL,
	`times` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`tenant_id`,`transit_order_id`) REFERENCES `transit_orders`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tracking_events_once` ON `tracking_events` (`tenant_id`,`source`,`event_hash`);--> statement-breakpoint
CREATE INDEX `tracking_events_age` ON `tracking_events` (`tenant_id`,`received_at`,`id`);--> statement-breakpoint
CREATE INDEX `tracking_events_outcome` ON `tracking_events` (`tenant_id`,`outcome`,`received_at`,`id`);--> statement-breakpoint
CREATE INDEX `tracking_events_number` ON `tracking_events` (`tenant_id`,`number`,`received_at`,`id`);--> statement-breakpoint
ALTER TABLE `transit_order_parcels` ADD `box` integer;--> statement-breakpoint
ALTER TABLE `transit_orders` ADD `problem_open` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `transit_orders` ADD `problem_liable` text DEFAULT 'UNKNOWN' NOT NULL;--> statement-breakpoint
ALTER TABLE `transit_orders` ADD `problem_note` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `transit_orders` ADD `pile` text GENERATED ALWAYS AS (case when problem_open = 1 then 'PROBLEM' when status = 'PENDING_PACKING' then 'TO_PACK' when status = 'PACKING' then 'TO_WEIGH' when status in ('PENDING_PAYMENT', 'PENDING_SETTLEMENT') then 'WAITING_FOR_MONEY' when status = 'PENDING_SHIPMENT' then 'TO_HAND_OVER' when status in ('IN_TRANSIT', 'CUSTOMS_CLEARANCE', 'ARRIVED_LOCAL_WAREHOUSE', 'READY_FOR_PICKUP', 'LOCAL_DELIVERING') then 'ON_THE_WAY' else 'DONE' end) VIRTUAL;--> statement-breakpoint
CREATE INDEX `transit_orders_pile` ON `transit_orders` (`tenant_id`,`pile`,`status_at`,`id`);--> statement-breakpoint
CREATE INDEX `transit_orders_pile_country` ON `transit_orders` (`tenant_id`,`pile`,`country`,`status_at`,`id`);--> statement-breakpoint
CREATE INDEX `transit_orders_pile_option` ON `transit_orders` (`tenant_id`,`pile`,`option_code`,`status_at`,`id`);--> statement-breakpoint
CREATE INDEX `transit_orders_pile_carrier` ON `transit_orders` (`tenant_id`,`pile`,`carrier`,`status_at`,`id`);--> statement-breakpoint
CREATE INDEX `transit_orders_pile_shopper` ON `transit_orders` (`tenant_id`,`pile`,`user_id`,`status_at`,`id`);--> statement-breakpoint
ALTER TABLE `transit_traces` ADD `tracking_no` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `transit_orders` SET `problem_open` = 1 WHERE `status` IN ('RETURNED', 'LOST', 'CUSTOMS_SEIZED');
