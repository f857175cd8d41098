CREATE TABLE `bank_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`currency` text NOT NULL,
	`holder` text NOT NULL,
	`bic` text NOT NULL,
	`number` text NOT NULL,
	`number_shown` text NOT NULL,
	`channels` text NOT NULL,
	`use_references` integer NOT NULL,
	`columns` text,
	`opening_minor` integer NOT NULL,
	`balance_minor` integer NOT NULL,
	`last_day` text DEFAULT '' NOT NULL,
	`closed` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_accounts_key` ON `bank_accounts` (`tenant_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `bank_accounts_name` ON `bank_accounts` (`tenant_id`,`name`);--> statement-breakpoint
CREATE TABLE `bank_files` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`format` text NOT NULL,
	`state` text NOT NULL,
	`upload_key` text NOT NULL,
	`sha256` text NOT NULL,
	`bytes` integer NOT NULL,
	`from_day` text DEFAULT '' NOT NULL,
	`to_day` text DEFAULT '' NOT NULL,
	`opening_minor` integer,
	`closing_minor` integer,
	`line_count` integer DEFAULT 0 NOT NULL,
	`new_count` integer DEFAULT 0 NOT NULL,
	`added_by` text NOT NULL,
	`added_at` integer NOT NULL,
	`taken_by` text DEFAULT '' NOT NULL,
	`taken_at` integer,
	FOREIGN KEY (`tenant_id`,`account_id`) REFERENCES `bank_accounts`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_files_key` ON `bank_files` (`tenant_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `bank_files_once` ON `bank_files` (`tenant_id`,`account_id`,`sha256`) WHERE state in ('NEW', 'TAKEN');--> statement-breakpoint
CREATE INDEX `bank_files_newest` ON `bank_files` (`tenant_id`,`added_at`,`id`);--> statement-breakpoint
CREATE INDEX `bank_files_account` ON `bank_files` (`tenant_id`,`account_id`,`added_at`,`id`);--> statement-breakpoint
CREATE INDEX `bank_files_upload` ON `bank_files` (`tenant_id`,`upload_key`);--> statement-breakpoint
CREATE TABLE `bank_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`account_id` text NOT NULL,
	`file_id` text NOT NULL,
	`row` integer NOT NULL,
	`identity` text NOT NULL,
	`day` text NOT NULL,
	`value_day` text NOT NULL,
	`sort_at` integer NOT NULL,
	`amount_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`text` text NOT NULL,
	`name` text NOT NULL,
	`account` text NOT NULL,
	`reference` text NOT NULL,
	`entry_ref` text NOT NULL,
	`hint` text NOT NULL,
	`state` text NOT NULL,
	`matched_minor` integer DEFAULT 0 NOT NULL,
	`mark` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`changed_by` text DEFAULT '' NOT NULL,
	`changed_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`,`account_id`) REFERENCES `bank_accounts`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`file_id`) REFERENCES `bank_files`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bank_lines_matched" CHECK("bank_lines"."matched_minor" >= 0 and "bank_lines"."matched_minor" <= abs("bank_lines"."amount_minor"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_lines_key` ON `bank_lines` (`tenant_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `bank_lines_identity` ON `bank_lines` (`tenant_id`,`account_id`,`identity`);--> statement-breakpoint
CREATE INDEX `bank_lines_newest` ON `bank_lines` (`tenant_id`,`sort_at`,`id`);--> statement-breakpoint
CREATE INDEX `bank_lines_state` ON `bank_lines` (`tenant_id`,`state`,`sort_at`,`id`);--> statement-breakpoint
CREATE INDEX `bank_lines_account` ON `bank_lines` (`tenant_id`,`account_id`,`sort_at`,`id`);--> statement-breakpoint
CREATE INDEX `bank_lines_account_state` ON `bank_lines` (`tenant_id`,`account_id`,`state`,`sort_at`,`id`);--> statement-breakpoint
CREATE INDEX `bank_lines_file` ON `bank_lines` (`tenant_id`,`file_id`,`sort_at`,`id`);--> statement-breakpoint
CREATE INDEX `bank_lines_work` ON `bank_lines` (`tenant_id`,`created_at`,`id`) WHERE state in ('OPEN', 'PARTLY') and amount_minor > 0;--> statement-breakpoint
CREATE TABLE `bank_matches` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`line_id` text NOT NULL,
	`deposit_id` text NOT NULL,
	`credit` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`announced_fen` integer NOT NULL,
	`unannounced` integer NOT NULL,
	`state` text NOT NULL,
	`made_by` text NOT NULL,
	`made_at` integer NOT NULL,
	`ended_by` text DEFAULT '' NOT NULL,
	`ended_at` integer,
	`reason` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`tenant_id`,`line_id`) REFERENCES `bank_lines`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`deposit_id`) REFERENCES `deposits`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bank_matches_amount" CHECK("bank_matches"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_matches_key` ON `bank_matches` (`tenant_id`,`id`);--> statement-breakpoint
CREATE INDEX `bank_matches_line` ON `bank_matches` (`tenant_id`,`line_id`,`made_at`,`id`);--> statement-breakpoint
CREATE INDEX `bank_matches_deposit` ON `bank_matches` (`tenant_id`,`deposit_id`,`made_at`,`id`);--> statement-breakpoint
ALTER TABLE `deposits` ADD `undone` integer DEFAULT 0 NOT NULL;