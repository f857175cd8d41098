CREATE TABLE `__new_ledger_lines` (
	`sequence` integer PRIMARY KEY NOT NULL,
	`transfer_id` text NOT NULL,
	`position` integer NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`currency` text NOT NULL,
	`amount_fen` integer NOT NULL,
	`balance_after_fen` integer NOT NULL,
	`type` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_ledger_lines`("sequence", "transfer_id", "position", "tenant_id", "user_id", "kind", "currency", "amount_fen", "balance_after_fen", "type", "created_at") SELECT rowid, "transfer_id", "position", "tenant_id", "user_id", "kind", "currency", "amount_fen", "balance_after_fen", "type", "created_at" FROM `ledger_lines`;--> statement-breakpoint
DROP TABLE `ledger_lines`;--> statement-breakpoint
ALTER TABLE `__new_ledger_lines` RENAME TO `ledger_lines`;--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_lines_position` ON `ledger_lines` (`transfer_id`,`position`);--> statement-breakpoint
CREATE INDEX `ledger_lines_statement` ON `ledger_lines` (`tenant_id`,`user_id`,`kind`,`sequence`);--> statement-breakpoint
CREATE INDEX `ledger_lines_statement_type` ON `ledger_lines` (`tenant_id`,`user_id`,`kind`,`type`,`sequence`);--> statement-breakpoint
CREATE TABLE `__new_order_events` (
	`sequence` integer PRIMARY KEY NOT NULL,
	`order_type` text NOT NULL,
	`order_id` text NOT NULL,
	`event` text NOT NULL,
	`from_status` text,
	`to_status` text NOT NULL,
	`actor` text NOT NULL,
	`details` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_order_events`("sequence", "order_type", "order_id", "event", "from_status", "to_status", "actor", "details", "at") SELECT rowid, "order_type", "order_id", "event", "from_status", "to_status", "actor", "details", "at" FROM `order_events`;--> statement-breakpoint
DROP TABLE `order_events`;--> statement-breakpoint
ALTER TABLE `__new_order_events` RENAME TO `order_events`;--> statement-breakpoint
CREATE INDEX `order_events_order` ON `order_events` (`order_type`,`order_id`,`sequence`);