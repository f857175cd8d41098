CREATE TABLE `ledger_checks` (
	`day` integer PRIMARY KEY NOT NULL,
	`checked_at` integer NOT NULL,
	`wrong_tenants` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `outbox` ADD `reply_to` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `topic` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `failures` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `next_at` integer;--> statement-breakpoint
ALTER TABLE `outbox` ADD `expires_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`next_at`);
