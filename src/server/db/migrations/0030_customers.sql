CREATE TABLE `ready_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`title` text NOT NULL,
	`texts` text NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `ready_answers_title` ON `ready_answers` (`tenant_id`,`title`,`id`);--> statement-breakpoint
CREATE TABLE `ticket_drafts` (
	`tenant_id` text NOT NULL,
	`ticket_id` text NOT NULL,
	`written_by` text NOT NULL,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `ticket_id`, `written_by`),
	FOREIGN KEY (`tenant_id`,`ticket_id`) REFERENCES `tickets`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `ticket_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`ticket_id` text NOT NULL,
	`kind` text NOT NULL,
	`written_by` text DEFAULT '' NOT NULL,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	`mailed` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`tenant_id`,`ticket_id`) REFERENCES `tickets`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `ticket_messages_thread` ON `ticket_messages` (`tenant_id`,`ticket_id`,`at`,`id`);--> statement-breakpoint
CREATE TABLE `tickets` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`subject_no` text DEFAULT '' NOT NULL,
	`state` text NOT NULL,
	`due_at` integer NOT NULL,
	`waiting_since` integer,
	`assignee` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`,`user_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tickets_key` ON `tickets` (`tenant_id`,`id`);--> statement-breakpoint
CREATE INDEX `tickets_owner` ON `tickets` (`tenant_id`,`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `tickets_state` ON `tickets` (`tenant_id`,`state`,`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `tickets_assignee` ON `tickets` (`tenant_id`,`state`,`assignee`,`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `tickets_kind` ON `tickets` (`tenant_id`,`state`,`kind`,`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `tickets_assignee_kind` ON `tickets` (`tenant_id`,`state`,`assignee`,`kind`,`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `tickets_snoozed` ON `tickets` (`due_at`) WHERE state = 'SNOOZED';--> statement-breakpoint
CREATE TABLE `shopper_words` (
	`tenant_id` text NOT NULL,
	`word` text NOT NULL,
	`user_id` text NOT NULL,
	PRIMARY KEY(`tenant_id`, `word`, `user_id`),
	FOREIGN KEY (`tenant_id`,`user_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `shopper_words_owner` ON `shopper_words` (`tenant_id`,`user_id`);--> statement-breakpoint
INSERT INTO `tickets` (`id`, `tenant_id`, `user_id`, `kind`, `subject_no`, `state`, `due_at`, `waiting_since`, `version`, `created_at`)
SELECT `id`, `tenant_id`, `user_id`, `kind`, `order_no`, iif(`answered_at` IS NULL, 'OPEN', 'CLOSED'),
  coalesce(`answered_at`, `created_at`), iif(`answered_at` IS NULL, `created_at`, NULL), `version`, `created_at` FROM `feedback`;
--> statement-breakpoint
INSERT INTO `ticket_messages` (`id`, `tenant_id`, `ticket_id`, `kind`, `text`, `at`)
SELECT `id`, `tenant_id`, `id`, 'SHOPPER', `text`, `created_at` FROM `feedback`;
--> statement-breakpoint
INSERT INTO `ticket_messages` (`id`, `tenant_id`, `ticket_id`, `kind`, `text`, `at`, `mailed`)
SELECT `id` || '-answer', `tenant_id`, `id`, 'REPLY', `answer`, `answered_at`, 1 FROM `feedback` WHERE `answered_at` IS NOT NULL;
--> statement-breakpoint
DROP TABLE `feedback`;--> statement-breakpoint
ALTER TABLE `users` ADD `state` text DEFAULT 'ACTIVE' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `blocked_reason` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `search_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `phone_reversed` text GENERATED ALWAYS AS (substr(phone_number, -1, 1) || substr(phone_number, -2, 1) || substr(phone_number, -3, 1) || substr(phone_number, -4, 1) || substr(phone_number, -5, 1) || substr(phone_number, -6, 1) || substr(phone_number, -7, 1) || substr(phone_number, -8, 1) || substr(phone_number, -9, 1) || substr(phone_number, -10, 1) || substr(phone_number, -11, 1) || substr(phone_number, -12, 1) || substr(phone_number, -13, 1) || substr(phone_number, -14, 1) || substr(phone_number, -15, 1) || substr(phone_number, -16, 1)) VIRTUAL;--> statement-breakpoint
CREATE INDEX `users_newest` ON `users` (`tenant_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_state` ON `users` (`tenant_id`,`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_phone` ON `users` (`tenant_id`,`phone_reversed`);--> statement-breakpoint
CREATE INDEX `purchase_orders_upstream` ON `purchase_orders` (`tenant_id`,`upstream_order_no`) WHERE upstream_order_no <> '';--> statement-breakpoint
CREATE INDEX `transit_orders_tracking` ON `transit_orders` (`tenant_id`,`tracking_no`) WHERE tracking_no <> '';--> statement-breakpoint
INSERT INTO `shopper_words` (`tenant_id`, `word`, `user_id`)
SELECT DISTINCT `users`.`tenant_id`, `words`.`value`, `users`.`id` FROM `users`, json_each('[' || replace(json_quote(lower(`users`.`name`)), ' ', '","') || ']') AS `words` WHERE `words`.`value` <> '';
--> statement-breakpoint
CREATE TRIGGER `shopper_words_insert` AFTER INSERT ON `users`
BEGIN
  INSERT INTO `shopper_words` (`tenant_id`, `word`, `user_id`)
  SELECT DISTINCT NEW.`tenant_id`, `value`, NEW.`id` FROM json_each('[' || replace(json_quote(coalesce(nullif(NEW.`search_name`, ''), lower(NEW.`name`))), ' ', '","') || ']') WHERE `value` <> '';
END;
--> statement-breakpoint
CREATE TRIGGER `shopper_words_update` AFTER UPDATE OF `name`, `search_name` ON `users`
WHEN NEW.`name` <> OLD.`name` OR NEW.`search_name` <> OLD.`search_name`
BEGIN
  DELETE FROM `shopper_words` WHERE `tenant_id` = OLD.`tenant_id` AND `user_id` = OLD.`id`;
  INSERT INTO `shopper_words` (`tenant_id`, `word`, `user_id`)
  SELECT DISTINCT NEW.`tenant_id`, `value`, NEW.`id` FROM json_each('[' || replace(json_quote(coalesce(nullif(NEW.`search_name`, ''), lower(NEW.`name`))), ' ', '","') || ']') WHERE `value` <> '';
END;
--> statement-breakpoint
CREATE TRIGGER `shopper_words_delete` BEFORE DELETE ON `users`
BEGIN
  DELETE FROM `shopper_words` WHERE `tenant_id` = OLD.`tenant_id` AND `user_id` = OLD.`id`;
END;
