CREATE TABLE `staff_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`subject` text NOT NULL,
	`subject_id` text NOT NULL,
	`text` text NOT NULL,
	`staff_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`purchase_order_id` text GENERATED ALWAYS AS (case when subject = 'PURCHASE_ORDER' then subject_id end) VIRTUAL,
	`purchase_parcel_id` text GENERATED ALWAYS AS (case when subject = 'PURCHASE_PARCEL' then subject_id end) VIRTUAL,
	`transit_order_id` text GENERATED ALWAYS AS (case when subject = 'TRANSIT_ORDER' then subject_id end) VIRTUAL,
	`shopper_id` text GENERATED ALWAYS AS (case when subject = 'SHOPPER' then subject_id end) VIRTUAL,
	FOREIGN KEY (`tenant_id`,`purchase_order_id`) REFERENCES `purchase_orders`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`purchase_parcel_id`) REFERENCES `purchase_parcels`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`transit_order_id`) REFERENCES `transit_orders`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`shopper_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "staff_notes_subject_known" CHECK(subject in ('PURCHASE_ORDER', 'PURCHASE_PARCEL', 'TRANSIT_ORDER', 'SHOPPER'))
);
--> statement-breakpoint
CREATE INDEX `staff_notes_subject` ON `staff_notes` (`tenant_id`,`subject`,`subject_id`,`created_at`,`id`);--> statement-breakpoint
DROP INDEX `purchase_orders_owner`;--> statement-breakpoint
DROP INDEX `purchase_orders_owner_status`;--> statement-breakpoint
ALTER TABLE `purchase_orders` ADD `cost_fen` integer;--> statement-breakpoint
CREATE INDEX `purchase_orders_newest` ON `purchase_orders` (`tenant_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `purchase_orders_status_newest` ON `purchase_orders` (`tenant_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `purchase_orders_platform` ON `purchase_orders` (`tenant_id`,`platform`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `purchase_orders_platform_status` ON `purchase_orders` (`tenant_id`,`platform`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `purchase_orders_seller` ON `purchase_orders` (`tenant_id`,`platform`,`shop_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `purchase_orders_owner` ON `purchase_orders` (`tenant_id`,`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `purchase_orders_owner_status` ON `purchase_orders` (`tenant_id`,`user_id`,`status`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `purchase_order_items` ADD `missing` integer DEFAULT 0 NOT NULL;