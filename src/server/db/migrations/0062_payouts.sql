CREATE TABLE `payout_items` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`payout_id` text NOT NULL,
	`position` integer NOT NULL,
	`withdrawal_id` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`state` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`,`payout_id`) REFERENCES `payouts`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`withdrawal_id`) REFERENCES `withdrawals`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payout_items_amount" CHECK("payout_items"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payout_items_key` ON `payout_items` (`tenant_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payout_items_position` ON `payout_items` (`tenant_id`,`payout_id`,`position`);--> statement-breakpoint
CREATE UNIQUE INDEX `payout_items_held` ON `payout_items` (`tenant_id`,`withdrawal_id`) WHERE state in ('QUEUED', 'SENT', 'CONFIRMED');--> statement-breakpoint
CREATE TABLE `payouts` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`account_id` text NOT NULL,
	`payout_no` text NOT NULL,
	`state` text NOT NULL,
	`currency` text NOT NULL,
	`count` integer NOT NULL,
	`sum_minor` integer NOT NULL,
	`hashes` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`sent_by` text DEFAULT '' NOT NULL,
	`sent_at` integer,
	FOREIGN KEY (`tenant_id`,`account_id`) REFERENCES `bank_accounts`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payouts_key` ON `payouts` (`tenant_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payouts_no` ON `payouts` (`tenant_id`,`payout_no`);--> statement-breakpoint
CREATE INDEX `payouts_newest` ON `payouts` (`tenant_id`,`created_at`,`id`);