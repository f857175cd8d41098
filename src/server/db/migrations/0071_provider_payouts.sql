CREATE TABLE `provider_payouts` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`withdrawal_id` text NOT NULL,
	`channel_id` text NOT NULL,
	`state` text NOT NULL,
	`reference` text,
	`error` text DEFAULT '' NOT NULL,
	`next_check_at` integer,
	`checks` integer DEFAULT 0 NOT NULL,
	`made_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`,`withdrawal_id`) REFERENCES `withdrawals`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`channel_id`) REFERENCES `deposit_channels`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `provider_payouts_key` ON `provider_payouts` (`tenant_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `provider_payouts_held` ON `provider_payouts` (`tenant_id`,`withdrawal_id`) WHERE state in ('REQUESTED', 'PENDING', 'PAID');--> statement-breakpoint
CREATE INDEX `provider_payouts_due` ON `provider_payouts` (`next_check_at`);--> statement-breakpoint
CREATE INDEX `provider_payouts_newest` ON `provider_payouts` (`tenant_id`,`created_at`,`id`);