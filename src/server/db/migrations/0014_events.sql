ALTER TABLE `order_events` RENAME TO `events`;--> statement-breakpoint
ALTER TABLE `events` RENAME COLUMN `order_type` TO `subject`;--> statement-breakpoint
ALTER TABLE `events` RENAME COLUMN `order_id` TO `subject_id`;--> statement-breakpoint
DROP INDEX `order_events_order`;--> statement-breakpoint
CREATE INDEX `events_subject` ON `events` (`subject`,`subject_id`,`sequence`);
