CREATE TABLE `staff_failures` (
	`id` text PRIMARY KEY NOT NULL,
	`why` text NOT NULL,
	`address` text NOT NULL,
	`typed` text NOT NULL,
	`count` integer NOT NULL,
	`last_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `staff_failures_newest` ON `staff_failures` (`last_at`,`id`);