CREATE TABLE `health_signs` (
	`id` text PRIMARY KEY NOT NULL,
	`ok_at` integer DEFAULT 0 NOT NULL,
	`failed_at` integer DEFAULT 0 NOT NULL,
	`took_ms` integer DEFAULT 0 NOT NULL,
	`error` text DEFAULT '' NOT NULL
);
