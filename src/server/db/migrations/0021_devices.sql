ALTER TABLE `sessions` ADD `device` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `network` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `last_used_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `sessions` SET `last_used_at` = `created_at`;--> statement-breakpoint
-- Codes live for ten minutes: those of the old table are not carried over, their owners ask again.
DROP TABLE `email_codes`;--> statement-breakpoint
CREATE TABLE `email_codes` (
	`tenant_id` text NOT NULL,
	`email` text NOT NULL,
	`asked_by` text NOT NULL,
	`code_hash` text NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`stranger_attempts` integer DEFAULT 0 NOT NULL,
	`verified_at` integer,
	`verified_from` text,
	PRIMARY KEY(`tenant_id`, `email`, `asked_by`)
);
--> statement-breakpoint
CREATE INDEX `email_codes_sent` ON `email_codes` (`sent_at`);
