CREATE TABLE `sheets` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`pasted_by` text NOT NULL,
	`text` text NOT NULL,
	`columns` text NOT NULL,
	`pasted_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sheets_age` ON `sheets` (`pasted_at`);