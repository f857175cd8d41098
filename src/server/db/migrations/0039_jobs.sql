CREATE TABLE `job_parts` (
	`tenant_id` text NOT NULL,
	`job_id` text NOT NULL,
	`part` integer NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`tenant_id`, `job_id`, `part`),
	FOREIGN KEY (`tenant_id`,`job_id`) REFERENCES `jobs`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `job_rows` (
	`tenant_id` text NOT NULL,
	`job_id` text NOT NULL,
	`position` integer NOT NULL,
	`object_id` text NOT NULL,
	`number` text NOT NULL,
	`state` text NOT NULL,
	`error` text DEFAULT '' NOT NULL,
	`values` text,
	PRIMARY KEY(`tenant_id`, `job_id`, `position`),
	FOREIGN KEY (`tenant_id`,`job_id`) REFERENCES `jobs`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `job_rows_object` ON `job_rows` (`tenant_id`,`job_id`,`object_id`);--> statement-breakpoint
CREATE INDEX `job_rows_state` ON `job_rows` (`tenant_id`,`job_id`,`state`,`position`);--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`kind` text NOT NULL,
	`list` text NOT NULL,
	`act` text NOT NULL,
	`state` text NOT NULL,
	`phase` text NOT NULL,
	`filter` text NOT NULL,
	`columns` text NOT NULL,
	`format` text NOT NULL,
	`input` text NOT NULL,
	`as_of` integer NOT NULL,
	`locale` text NOT NULL,
	`made_by_kind` text NOT NULL,
	`made_by` text NOT NULL,
	`session_id` text NOT NULL,
	`cursor` text DEFAULT '' NOT NULL,
	`total` integer DEFAULT 0 NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`failed` integer DEFAULT 0 NOT NULL,
	`parts` integer DEFAULT 0 NOT NULL,
	`bytes` integer DEFAULT 0 NOT NULL,
	`sha256` text DEFAULT '' NOT NULL,
	`error` text DEFAULT '' NOT NULL,
	`lease` text DEFAULT '' NOT NULL,
	`lease_until` integer DEFAULT 0 NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`slices` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_key` ON `jobs` (`tenant_id`,`id`);--> statement-breakpoint
CREATE INDEX `jobs_age` ON `jobs` (`tenant_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `jobs_maker` ON `jobs` (`tenant_id`,`made_by`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `jobs_open` ON `jobs` (`lease_until`) WHERE state in ('QUEUED', 'RUNNING');--> statement-breakpoint
CREATE INDEX `jobs_expiry` ON `jobs` (`expires_at`);