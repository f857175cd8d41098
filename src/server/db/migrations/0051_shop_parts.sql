CREATE TABLE `shop_parts` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`part` text NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`draft` text,
	`draft_by` text DEFAULT '' NOT NULL,
	`draft_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shop_parts_part` ON `shop_parts` (`tenant_id`,`part`);--> statement-breakpoint
CREATE TABLE `shop_pictures` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`key` text NOT NULL,
	`other_keys` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` integer NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `shop_pictures_newest` ON `shop_pictures` (`tenant_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `shop_publications` (
	`tenant_id` text NOT NULL,
	`part` text NOT NULL,
	`number` integer NOT NULL,
	`value` text NOT NULL,
	`kind` text NOT NULL,
	`published_by` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `part`, `number`)
);
--> statement-breakpoint
ALTER TABLE `announcements` ADD `shown_from` integer;--> statement-breakpoint
ALTER TABLE `announcements` ADD `shown_until` integer;--> statement-breakpoint
ALTER TABLE `announcements` ADD `shown` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `banners` ADD `shown_from` integer;--> statement-breakpoint
ALTER TABLE `banners` ADD `shown_until` integer;--> statement-breakpoint
ALTER TABLE `banners` ADD `shown` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `tenants` ADD `archived_at` integer;--> statement-breakpoint
INSERT INTO `shop_parts` (`id`, `tenant_id`, `part`) SELECT t.id || '-' || p.value, t.id, p.value FROM `tenants` t, json_each('["basics","theme","languages","features","timezone","places","menu","banners","announcements","groups","steps","ABOUT_US","ABOUT_TRANSIT","ABOUT_TRANSIT_FEE","HOW_TO_USE","PROHIBITED_PURCHASE_ITEMS","USER_AGREEMENT","FAQ","PAYMENT_GUIDE","SOURCING_SERVICE"]') p;--> statement-breakpoint
CREATE TRIGGER `shop_publications_update` BEFORE UPDATE ON `shop_publications` BEGIN
  SELECT RAISE(ABORT, 'shop_publications: rows are never changed');
END;--> statement-breakpoint
-- Who may change a shop could change all of it; what its settings are now takes a right of its own.
UPDATE `staff_roles` SET `rights` = json_insert(`rights`, '$[#]', 'shop.lead') WHERE `rights` LIKE '%"shop.act"%';--> statement-breakpoint
UPDATE `staff_keys` SET `rights` = json_insert(`rights`, '$[#]', 'shop.lead') WHERE `rights` LIKE '%"shop.act"%';
