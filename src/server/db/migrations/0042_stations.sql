CREATE TABLE `staff_badges` (
	`id` text PRIMARY KEY NOT NULL,
	`staff_id` text NOT NULL,
	`tenant_id` text NOT NULL,
	`name` text,
	`issued_by` text NOT NULL,
	`issued_at` integer NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`staff_id`) REFERENCES `staff`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `staff_badges_person` ON `staff_badges` (`tenant_id`,`staff_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `staff_badges_name` ON `staff_badges` (`tenant_id`,`name`);--> statement-breakpoint
CREATE TABLE `staff_station_devices` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`tenant_id` text NOT NULL,
	`station_id` text NOT NULL,
	`enrolled_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `staff_station_devices_token` ON `staff_station_devices` (`token_hash`);--> statement-breakpoint
CREATE INDEX `staff_station_devices_station` ON `staff_station_devices` (`tenant_id`,`station_id`);--> statement-breakpoint
ALTER TABLE `staff` ADD `pin_hash` text;--> statement-breakpoint
ALTER TABLE `staff_sessions` ADD `station_device_id` text REFERENCES staff_station_devices(id);--> statement-breakpoint
CREATE INDEX `staff_sessions_station` ON `staff_sessions` (`station_device_id`);--> statement-breakpoint
ALTER TABLE `stations` ADD `browser_at` integer;