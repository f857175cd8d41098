CREATE TABLE `work_claims` (
	`tenant_id` text NOT NULL,
	`subject` text NOT NULL,
	`object` text NOT NULL,
	`claimed_by` text DEFAULT '' NOT NULL,
	`claimed_until` integer DEFAULT 0 NOT NULL,
	`taken_from` text DEFAULT '' NOT NULL,
	`snoozed_until` integer DEFAULT 0 NOT NULL,
	`snoozed_by` text DEFAULT '' NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`tenant_id`, `subject`, `object`)
);
--> statement-breakpoint
CREATE INDEX `work_claims_snoozed` ON `work_claims` (`tenant_id`,`subject`,`snoozed_until`,`object`);--> statement-breakpoint
DROP INDEX `deposits_work`;--> statement-breakpoint
CREATE INDEX `deposits_work` ON `deposits` (`tenant_id`,`status`,`created_at`,`id`);--> statement-breakpoint
DROP INDEX `withdrawals_work`;--> statement-breakpoint
CREATE INDEX `withdrawals_work` ON `withdrawals` (`tenant_id`,`status`,`created_at`,`id`);--> statement-breakpoint
DROP INDEX `purchase_orders_work`;--> statement-breakpoint
CREATE INDEX `purchase_orders_work` ON `purchase_orders` (`tenant_id`,`status`,`status_at`,`id`);--> statement-breakpoint
DROP INDEX `purchase_parcels_work`;--> statement-breakpoint
CREATE INDEX `purchase_parcels_storage_ending` ON `purchase_parcels` (`tenant_id`,`status`,`storage_expires_at`,`id`);--> statement-breakpoint
CREATE INDEX `purchase_parcels_work` ON `purchase_parcels` (`tenant_id`,`status`,`status_at`,`id`,`warehouse_id`);--> statement-breakpoint
DROP INDEX `refunds_work`;--> statement-breakpoint
CREATE INDEX `refunds_work` ON `refunds` (`tenant_id`,`status`,`created_at`,`id`);--> statement-breakpoint
DROP INDEX `transit_orders_work`;--> statement-breakpoint
CREATE INDEX `transit_orders_work` ON `transit_orders` (`tenant_id`,`status`,`status_at`,`id`);--> statement-breakpoint
DROP INDEX `feedback_work`;--> statement-breakpoint
CREATE INDEX `feedback_work` ON `feedback` (`tenant_id`,`answered_at`,`created_at`,`id`);