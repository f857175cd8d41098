CREATE TABLE `audit_checkpoints` (
	`tenant_id` text NOT NULL,
	`sequence` integer NOT NULL,
	`hash` text NOT NULL,
	`at` integer NOT NULL,
	`signature` text NOT NULL,
	PRIMARY KEY(`tenant_id`, `sequence`)
);
--> statement-breakpoint
CREATE TABLE `audit_entries` (
	`tenant_id` text NOT NULL,
	`sequence` integer NOT NULL,
	`at` integer NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_id` text NOT NULL,
	`session_id` text NOT NULL,
	`call` text NOT NULL,
	`subject` text NOT NULL,
	`subject_id` text NOT NULL,
	`before` text NOT NULL,
	`change` text NOT NULL,
	`reason` text NOT NULL,
	`outcome` text NOT NULL,
	`request_id` text NOT NULL,
	`proposal_id` text NOT NULL,
	`format` integer NOT NULL,
	`previous_hash` text NOT NULL,
	`hash` text NOT NULL,
	PRIMARY KEY(`tenant_id`, `sequence`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `audit_entries_chain` ON `audit_entries` (`tenant_id`,`previous_hash`);--> statement-breakpoint
CREATE INDEX `audit_entries_subject` ON `audit_entries` (`tenant_id`,`subject`,`subject_id`,`sequence`);--> statement-breakpoint
CREATE INDEX `audit_entries_actor` ON `audit_entries` (`tenant_id`,`actor_id`,`sequence`);--> statement-breakpoint
CREATE INDEX `audit_entries_call` ON `audit_entries` (`tenant_id`,`call`,`sequence`);--> statement-breakpoint
CREATE TABLE `audit_personal` (
	`tenant_id` text NOT NULL,
	`sequence` integer NOT NULL,
	`address` text NOT NULL,
	`salt` text NOT NULL,
	`values` text NOT NULL,
	PRIMARY KEY(`tenant_id`, `sequence`)
);
--> statement-breakpoint
CREATE TABLE `staff` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`language` text NOT NULL,
	`state` text NOT NULL,
	`password_hash` text,
	`totp_secret` text,
	`totp_step` integer DEFAULT 0 NOT NULL,
	`recovery_codes` text DEFAULT '[]' NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `staff_email_unique` ON `staff` (`email`);--> statement-breakpoint
CREATE TABLE `staff_assignments` (
	`staff_id` text NOT NULL,
	`role` text NOT NULL,
	`tenant_id` text NOT NULL,
	PRIMARY KEY(`staff_id`, `role`, `tenant_id`),
	FOREIGN KEY (`staff_id`) REFERENCES `staff`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `staff_assignments_tenant` ON `staff_assignments` (`tenant_id`,`staff_id`);--> statement-breakpoint
CREATE TABLE `staff_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`key_hash` text NOT NULL,
	`rights` text NOT NULL,
	`tenant_ids` text NOT NULL,
	`made_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`last_used_at` integer,
	`revoked_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `staff_keys_hash` ON `staff_keys` (`key_hash`);--> statement-breakpoint
CREATE TABLE `staff_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`staff_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`staff_id`) REFERENCES `staff`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `staff_links_person` ON `staff_links` (`staff_id`);--> statement-breakpoint
CREATE INDEX `staff_links_expiry` ON `staff_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `staff_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`staff_id` text NOT NULL,
	`device` text NOT NULL,
	`address` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`second_factor_at` integer,
	`revoked_at` integer,
	FOREIGN KEY (`staff_id`) REFERENCES `staff`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `staff_sessions_person` ON `staff_sessions` (`staff_id`,`last_used_at`);--> statement-breakpoint
CREATE INDEX `staff_sessions_expiry` ON `staff_sessions` (`expires_at`);--> statement-breakpoint
ALTER TABLE `events` ADD `staff_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `deposits` ADD `version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `withdrawals` ADD `version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `purchase_orders` ADD `version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `purchase_parcels` ADD `version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `refunds` ADD `version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `transit_orders` ADD `version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `feedback` ADD `version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE TRIGGER `audit_entries_append` BEFORE INSERT ON `audit_entries`
WHEN NEW.`sequence` <> (SELECT coalesce(max(`sequence`), 0) + 1 FROM `audit_entries` WHERE `tenant_id` = NEW.`tenant_id`)
  OR (NEW.`sequence` > 1 AND NEW.`previous_hash` <> (SELECT `hash` FROM `audit_entries` WHERE `tenant_id` = NEW.`tenant_id` AND `sequence` = NEW.`sequence` - 1))
BEGIN SELECT RAISE(ABORT, 'audit_entries: not the next entry'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_entries_no_update` BEFORE UPDATE ON `audit_entries`
BEGIN SELECT RAISE(ABORT, 'audit_entries is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_entries_no_delete` BEFORE DELETE ON `audit_entries`
BEGIN SELECT RAISE(ABORT, 'audit_entries is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_checkpoints_no_update` BEFORE UPDATE ON `audit_checkpoints`
BEGIN SELECT RAISE(ABORT, 'audit_checkpoints is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_checkpoints_no_delete` BEFORE DELETE ON `audit_checkpoints`
BEGIN SELECT RAISE(ABORT, 'audit_checkpoints is append-only'); END;
