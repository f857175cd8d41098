CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`size` integer NOT NULL,
	`offset` integer NOT NULL,
	`line` integer NOT NULL,
	`inserted` integer NOT NULL,
	`replaced` integer NOT NULL,
	`rejected` integer NOT NULL,
	`reasons` text NOT NULL,
	`report_bytes` integer NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer
);
