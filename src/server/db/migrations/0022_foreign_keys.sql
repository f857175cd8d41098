-- References become foreign keys within one tenant, every row of a tenant gets its tenant, and the ledger
-- gets its seals (docs/decisions/047-ledger-seals.md). SQLite adds a foreign key over several columns
-- only to a new table, so the tables are made anew, each after those that it refers to.
CREATE UNIQUE INDEX `users_key` ON `users` (`tenant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `warehouses_key` ON `warehouses` (`tenant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `deposit_channels_key` ON `deposit_channels` (`tenant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_transfers_tenant` ON `ledger_transfers` (`tenant_id`,`id`);
--> statement-breakpoint
-- Rows that refer to a row which does not exist, or to one of another tenant, stop the migration here, and
-- the database stays as it was. They are collected in a table, because D1 joins at most five queries.
CREATE TABLE `_orphans` (`reference` text NOT NULL, `row` text NOT NULL);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'tenant_hosts.tenant_id', host FROM `tenant_hosts` AS x WHERE NOT EXISTS (SELECT 1 FROM `tenants` WHERE id = x.tenant_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'sessions.user_id', id FROM `sessions` AS x WHERE NOT EXISTS (SELECT 1 FROM `users` WHERE tenant_id = x.tenant_id AND id = x.user_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'pay_password_attempts.user_id', id FROM `pay_password_attempts` AS x WHERE NOT EXISTS (SELECT 1 FROM `users` WHERE tenant_id = x.tenant_id AND id = x.user_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'addresses.user_id', id FROM `addresses` AS x WHERE NOT EXISTS (SELECT 1 FROM `users` WHERE tenant_id = x.tenant_id AND id = x.user_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'billing_addresses.user_id', id FROM `billing_addresses` AS x WHERE NOT EXISTS (SELECT 1 FROM `users` WHERE tenant_id = x.tenant_id AND id = x.user_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'user_warehouses.user_id', id FROM `user_warehouses` AS x WHERE NOT EXISTS (SELECT 1 FROM `users` WHERE tenant_id = x.tenant_id AND id = x.user_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'notifications.user_id', id FROM `notifications` AS x WHERE NOT EXISTS (SELECT 1 FROM `users` WHERE tenant_id = x.tenant_id AND id = x.user_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'operations.user_id', id FROM `operations` AS x WHERE NOT EXISTS (SELECT 1 FROM `users` WHERE tenant_id = x.tenant_id AND id = x.user_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'feedback.user_id', id FROM `feedback` AS x WHERE NOT EXISTS (SELECT 1 FROM `users` WHERE tenant_id = x.tenant_id AND id = x.user_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'cart_items.user_id', id FROM `cart_items` AS x WHERE NOT EXISTS (SELECT 1 FROM `users` WHERE tenant_id = x.tenant_id AND id = x.user_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'previews.user_id', id FROM `previews` AS x WHERE NOT EXISTS (SELECT 1 FROM `users` WHERE tenant_id = x.tenant_id AND id = x.user_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'uploads.user_id', key FROM `uploads` AS x WHERE x.user_id <> '' AND NOT EXISTS (SELECT 1 FROM `users` WHERE tenant_id = x.tenant_id AND id = x.user_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'idempotency_keys.user_id', key FROM `idempotency_keys` AS x WHERE x.user_id <> '' AND NOT EXISTS (SELECT 1 FROM `users` WHERE tenant_id = x.tenant_id AND id = x.user_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'purchase_orders.user_id', id FROM `purchase_orders` AS x WHERE NOT EXISTS (SELECT 1 FROM `users` WHERE tenant_id = x.tenant_id AND id = x.user_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'purchase_orders.warehouse_id', id FROM `purchase_orders` AS x WHERE x.warehouse_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `warehouses` WHERE tenant_id = x.tenant_id AND id = x.warehouse_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'purchase_order_items.order_id', id FROM `purchase_order_items` AS x WHERE NOT EXISTS (SELECT 1 FROM `purchase_orders` WHERE id = x.order_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'purchase_parcels.user_id', id FROM `purchase_parcels` AS x WHERE NOT EXISTS (SELECT 1 FROM `users` WHERE tenant_id = x.tenant_id AND id = x.user_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'purchase_parcels.order_id', id FROM `purchase_parcels` AS x WHERE NOT EXISTS (SELECT 1 FROM `purchase_orders` WHERE tenant_id = x.tenant_id AND id = x.order_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'purchase_parcels.warehouse_id', id FROM `purchase_parcels` AS x WHERE x.warehouse_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `warehouses` WHERE tenant_id = x.tenant_id AND id = x.warehouse_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'purchase_parcel_items.parcel_id', parcel_id || ' ' || order_item_id FROM `purchase_parcel_items` AS x WHERE NOT EXISTS (SELECT 1 FROM `purchase_parcels` WHERE id = x.parcel_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'purchase_parcel_items.order_item_id', parcel_id || ' ' || order_item_id FROM `purchase_parcel_items` AS x WHERE NOT EXISTS (SELECT 1 FROM `purchase_order_items` AS i JOIN `purchase_orders` AS o ON o.id = i.order_id JOIN `purchase_parcels` AS p ON p.tenant_id = o.tenant_id WHERE i.id = x.order_item_id AND p.id = x.parcel_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'transit_orders.user_id', id FROM `transit_orders` AS x WHERE NOT EXISTS (SELECT 1 FROM `users` WHERE tenant_id = x.tenant_id AND id = x.user_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'transit_orders.pickup_warehouse_id', id FROM `transit_orders` AS x WHERE x.pickup_warehouse_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `warehouses` WHERE tenant_id = x.tenant_id AND id = x.pickup_warehouse_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'transit_order_parcels.transit_order_id', transit_order_id || ' ' || parcel_id FROM `transit_order_parcels` AS x WHERE NOT EXISTS (SELECT 1 FROM `transit_orders` WHERE id = x.transit_order_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'transit_order_parcels.parcel_id', transit_order_id || ' ' || parcel_id FROM `transit_order_parcels` AS x WHERE NOT EXISTS (SELECT 1 FROM `purchase_parcels` AS p JOIN `transit_orders` AS v ON v.tenant_id = p.tenant_id WHERE p.id = x.parcel_id AND v.id = x.transit_order_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'transit_traces.transit_order_id', transit_order_id FROM `transit_traces` AS x WHERE NOT EXISTS (SELECT 1 FROM `transit_orders` WHERE id = x.transit_order_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'payments.user_id', id FROM `payments` AS x WHERE NOT EXISTS (SELECT 1 FROM `users` WHERE tenant_id = x.tenant_id AND id = x.user_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'payments.order_id', id FROM `payments` AS x WHERE x.order_type = 'PURCHASE_ORDER' AND NOT EXISTS (SELECT 1 FROM `purchase_orders` WHERE tenant_id = x.tenant_id AND id = x.order_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'payments.order_id', id FROM `payments` AS x WHERE x.order_type = 'TRANSIT_ORDER' AND NOT EXISTS (SELECT 1 FROM `transit_orders` WHERE tenant_id = x.tenant_id AND id = x.order_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'payments.parcel_id', id FROM `payments` AS x WHERE x.parcel_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `purchase_parcels` WHERE tenant_id = x.tenant_id AND id = x.parcel_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'refunds.user_id', id FROM `refunds` AS x WHERE NOT EXISTS (SELECT 1 FROM `users` WHERE tenant_id = x.tenant_id AND id = x.user_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'refunds.order_id', id FROM `refunds` AS x WHERE x.order_type = 'PURCHASE_ORDER' AND NOT EXISTS (SELECT 1 FROM `purchase_orders` WHERE tenant_id = x.tenant_id AND id = x.order_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'refunds.order_id', id FROM `refunds` AS x WHERE x.order_type = 'TRANSIT_ORDER' AND NOT EXISTS (SELECT 1 FROM `transit_orders` WHERE tenant_id = x.tenant_id AND id = x.order_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'refunds.parcel_id', id FROM `refunds` AS x WHERE x.parcel_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `purchase_parcels` WHERE tenant_id = x.tenant_id AND id = x.parcel_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'deposits.user_id', id FROM `deposits` AS x WHERE NOT EXISTS (SELECT 1 FROM `users` WHERE tenant_id = x.tenant_id AND id = x.user_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'deposits.channel_id', id FROM `deposits` AS x WHERE NOT EXISTS (SELECT 1 FROM `deposit_channels` WHERE tenant_id = x.tenant_id AND id = x.channel_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'withdrawals.user_id', id FROM `withdrawals` AS x WHERE NOT EXISTS (SELECT 1 FROM `users` WHERE tenant_id = x.tenant_id AND id = x.user_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'withdrawals.channel_id', id FROM `withdrawals` AS x WHERE NOT EXISTS (SELECT 1 FROM `deposit_channels` WHERE tenant_id = x.tenant_id AND id = x.channel_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'events.subject_id', sequence FROM `events` AS x WHERE x.subject = 'PURCHASE_ORDER' AND NOT EXISTS (SELECT 1 FROM `purchase_orders` WHERE id = x.subject_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'events.subject_id', sequence FROM `events` AS x WHERE x.subject = 'TRANSIT_ORDER' AND NOT EXISTS (SELECT 1 FROM `transit_orders` WHERE id = x.subject_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'events.subject_id', sequence FROM `events` AS x WHERE x.subject = 'PURCHASE_PARCEL' AND NOT EXISTS (SELECT 1 FROM `purchase_parcels` WHERE id = x.subject_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'events.subject_id', sequence FROM `events` AS x WHERE x.subject = 'REFUND' AND NOT EXISTS (SELECT 1 FROM `refunds` WHERE id = x.subject_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'events.subject_id', sequence FROM `events` AS x WHERE x.subject = 'DEPOSIT' AND NOT EXISTS (SELECT 1 FROM `deposits` WHERE id = x.subject_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'events.subject_id', sequence FROM `events` AS x WHERE x.subject = 'WITHDRAWAL' AND NOT EXISTS (SELECT 1 FROM `withdrawals` WHERE id = x.subject_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'ledger_accounts.user_id', kind || ':' || user_id FROM `ledger_accounts` AS x WHERE x.user_id <> '' AND NOT EXISTS (SELECT 1 FROM `users` WHERE tenant_id = x.tenant_id AND id = x.user_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'ledger_lines.transfer_id', sequence FROM `ledger_lines` AS x WHERE NOT EXISTS (SELECT 1 FROM `ledger_transfers` WHERE tenant_id = x.tenant_id AND id = x.transfer_id);
--> statement-breakpoint
INSERT INTO `_orphans` SELECT 'ledger_lines.account', sequence FROM `ledger_lines` AS x WHERE NOT EXISTS (SELECT 1 FROM `ledger_accounts` AS a WHERE a.tenant_id = x.tenant_id AND a.user_id = x.user_id AND a.kind = x.kind AND a.currency = x.currency);
--> statement-breakpoint
-- Fails with their ids, if there are any: SQLite has no RAISE outside of triggers, but the error of
-- a wrong JSON path names the path.
SELECT json_extract('{}', 'rows that refer to a row which their tenant does not have: ' || group_concat(`text`, '; ')) FROM (
	SELECT `reference` || ' of ' || group_concat(`row`, ', ') AS `text` FROM (SELECT DISTINCT `reference`, `row` FROM `_orphans` LIMIT 500) GROUP BY `reference`
);
--> statement-breakpoint
DROP TABLE `_orphans`;
--> statement-breakpoint
ALTER TABLE `tenant_hosts` RENAME TO `tenant_hosts_old`;
--> statement-breakpoint
CREATE TABLE `tenant_hosts` (
	`host` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `tenant_hosts` (`host`, `tenant_id`) SELECT `host`, `tenant_id` FROM `tenant_hosts_old`;
--> statement-breakpoint
DROP TABLE `tenant_hosts_old`;
--> statement-breakpoint
CREATE TRIGGER `tenant_hosts_insert_revises` AFTER INSERT ON `tenant_hosts` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = '';
END;
--> statement-breakpoint
CREATE TRIGGER `tenant_hosts_update_revises` AFTER UPDATE ON `tenant_hosts` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = '';
END;
--> statement-breakpoint
CREATE TRIGGER `tenant_hosts_delete_revises` AFTER DELETE ON `tenant_hosts` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = '';
END;
--> statement-breakpoint
ALTER TABLE `sessions` RENAME TO `sessions_old`;
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	`device` text DEFAULT '' NOT NULL,
	`network` text DEFAULT '' NOT NULL,
	`last_used_at` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`tenant_id`,`user_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `sessions` (`id`, `tenant_id`, `user_id`, `created_at`, `expires_at`, `revoked_at`, `device`, `network`, `last_used_at`) SELECT `id`, `tenant_id`, `user_id`, `created_at`, `expires_at`, `revoked_at`, `device`, `network`, `last_used_at` FROM `sessions_old`;
--> statement-breakpoint
DROP TABLE `sessions_old`;
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`tenant_id`,`user_id`);
--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);
--> statement-breakpoint
ALTER TABLE `pay_password_attempts` RENAME TO `pay_password_attempts_old`;
--> statement-breakpoint
CREATE TABLE `pay_password_attempts` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`started_at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`,`user_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `pay_password_attempts` (`id`, `tenant_id`, `user_id`, `started_at`) SELECT `id`, `tenant_id`, `user_id`, `started_at` FROM `pay_password_attempts_old`;
--> statement-breakpoint
DROP TABLE `pay_password_attempts_old`;
--> statement-breakpoint
CREATE INDEX `pay_password_attempts_owner` ON `pay_password_attempts` (`tenant_id`,`user_id`,`started_at`);
--> statement-breakpoint
ALTER TABLE `addresses` RENAME TO `addresses_old`;
--> statement-breakpoint
CREATE TABLE `addresses` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`province` text NOT NULL,
	`city` text NOT NULL,
	`district` text NOT NULL,
	`line1` text NOT NULL,
	`post_code` text NOT NULL,
	`default_address` integer NOT NULL,
	`created_at` integer NOT NULL,
	`country` text NOT NULL,
	`line2` text NOT NULL,
	`tax_id` text NOT NULL,
	FOREIGN KEY (`tenant_id`,`user_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `addresses` (`id`, `tenant_id`, `user_id`, `name`, `phone`, `province`, `city`, `district`, `line1`, `post_code`, `default_address`, `created_at`, `country`, `line2`, `tax_id`) SELECT `id`, `tenant_id`, `user_id`, `name`, `phone`, `province`, `city`, `district`, `line1`, `post_code`, `default_address`, `created_at`, `country`, `line2`, `tax_id` FROM `addresses_old`;
--> statement-breakpoint
DROP TABLE `addresses_old`;
--> statement-breakpoint
CREATE INDEX `addresses_owner` ON `addresses` (`tenant_id`,`user_id`);
--> statement-breakpoint
ALTER TABLE `billing_addresses` RENAME TO `billing_addresses_old`;
--> statement-breakpoint
CREATE TABLE `billing_addresses` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`province` text NOT NULL,
	`city` text NOT NULL,
	`district` text NOT NULL,
	`line1` text NOT NULL,
	`post_code` text NOT NULL,
	`default_address` integer NOT NULL,
	`created_at` integer NOT NULL,
	`country` text NOT NULL,
	`line2` text NOT NULL,
	`tax_id` text NOT NULL,
	`type` text NOT NULL,
	`company_name` text NOT NULL,
	`tax_no` text NOT NULL,
	FOREIGN KEY (`tenant_id`,`user_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `billing_addresses` (`id`, `tenant_id`, `user_id`, `name`, `phone`, `province`, `city`, `district`, `line1`, `post_code`, `default_address`, `created_at`, `country`, `line2`, `tax_id`, `type`, `company_name`, `tax_no`) SELECT `id`, `tenant_id`, `user_id`, `name`, `phone`, `province`, `city`, `district`, `line1`, `post_code`, `default_address`, `created_at`, `country`, `line2`, `tax_id`, `type`, `company_name`, `tax_no` FROM `billing_addresses_old`;
--> statement-breakpoint
DROP TABLE `billing_addresses_old`;
--> statement-breakpoint
CREATE INDEX `billing_addresses_owner` ON `billing_addresses` (`tenant_id`,`user_id`);
--> statement-breakpoint
ALTER TABLE `user_warehouses` RENAME TO `user_warehouses_old`;
--> statement-breakpoint
CREATE TABLE `user_warehouses` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`province` text NOT NULL,
	`city` text NOT NULL,
	`district` text NOT NULL,
	`line1` text NOT NULL,
	`post_code` text NOT NULL,
	`default_address` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`,`user_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `user_warehouses` (`id`, `tenant_id`, `user_id`, `name`, `phone`, `province`, `city`, `district`, `line1`, `post_code`, `default_address`, `created_at`) SELECT `id`, `tenant_id`, `user_id`, `name`, `phone`, `province`, `city`, `district`, `line1`, `post_code`, `default_address`, `created_at` FROM `user_warehouses_old`;
--> statement-breakpoint
DROP TABLE `user_warehouses_old`;
--> statement-breakpoint
CREATE INDEX `user_warehouses_owner` ON `user_warehouses` (`tenant_id`,`user_id`);
--> statement-breakpoint
ALTER TABLE `notifications` RENAME TO `notifications_old`;
--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`parameters` text NOT NULL,
	`link` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	`mail` text DEFAULT 'NONE' NOT NULL,
	`mail_taken_at` integer,
	FOREIGN KEY (`tenant_id`,`user_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `notifications` (`id`, `tenant_id`, `user_id`, `type`, `parameters`, `link`, `created_at`, `read_at`, `mail`, `mail_taken_at`) SELECT `id`, `tenant_id`, `user_id`, `type`, `parameters`, `link`, `created_at`, `read_at`, `mail`, `mail_taken_at` FROM `notifications_old`;
--> statement-breakpoint
DROP TABLE `notifications_old`;
--> statement-breakpoint
CREATE INDEX `notifications_owner` ON `notifications` (`tenant_id`,`user_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`tenant_id`,`user_id`,`read_at`);
--> statement-breakpoint
CREATE INDEX `notifications_mail` ON `notifications` (`mail`,`created_at`);
--> statement-breakpoint
ALTER TABLE `operations` RENAME TO `operations_old`;
--> statement-breakpoint
CREATE TABLE `operations` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`,`user_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `operations` (`id`, `tenant_id`, `user_id`, `kind`, `created_at`) SELECT `id`, `tenant_id`, `user_id`, `kind`, `created_at` FROM `operations_old`;
--> statement-breakpoint
DROP TABLE `operations_old`;
--> statement-breakpoint
CREATE INDEX `operations_owner` ON `operations` (`tenant_id`,`user_id`,`created_at`);
--> statement-breakpoint
ALTER TABLE `feedback` RENAME TO `feedback_old`;
--> statement-breakpoint
CREATE TABLE `feedback` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`text` text NOT NULL,
	`order_no` text NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`answered_at` integer,
	FOREIGN KEY (`tenant_id`,`user_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `feedback` (`id`, `tenant_id`, `user_id`, `kind`, `text`, `order_no`, `answer`, `created_at`, `answered_at`) SELECT `id`, `tenant_id`, `user_id`, `kind`, `text`, `order_no`, `answer`, `created_at`, `answered_at` FROM `feedback_old`;
--> statement-breakpoint
DROP TABLE `feedback_old`;
--> statement-breakpoint
CREATE INDEX `feedback_owner` ON `feedback` (`tenant_id`,`user_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `feedback_work` ON `feedback` (`tenant_id`,`answered_at`,`created_at`);
--> statement-breakpoint
ALTER TABLE `cart_items` RENAME TO `cart_items_old`;
--> statement-breakpoint
CREATE TABLE `cart_items` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`product_url` text NOT NULL,
	`sku_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`message` text NOT NULL,
	`added_price_fen` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`,`user_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "cart_items_quantity" CHECK("cart_items"."quantity" > 0)
);
--> statement-breakpoint
INSERT INTO `cart_items` (`id`, `tenant_id`, `user_id`, `product_url`, `sku_id`, `quantity`, `message`, `added_price_fen`, `created_at`) SELECT `id`, `tenant_id`, `user_id`, `product_url`, `sku_id`, `quantity`, `message`, `added_price_fen`, `created_at` FROM `cart_items_old`;
--> statement-breakpoint
DROP TABLE `cart_items_old`;
--> statement-breakpoint
CREATE UNIQUE INDEX `cart_items_sku` ON `cart_items` (`tenant_id`,`user_id`,`product_url`,`sku_id`);
--> statement-breakpoint
ALTER TABLE `previews` RENAME TO `previews_old`;
--> statement-breakpoint
CREATE TABLE `previews` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`product_url` text NOT NULL,
	`items` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`tenant_id`,`user_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `previews` (`id`, `tenant_id`, `user_id`, `product_url`, `items`, `message`, `created_at`, `used_at`) SELECT `id`, `tenant_id`, `user_id`, `product_url`, `items`, `message`, `created_at`, `used_at` FROM `previews_old`;
--> statement-breakpoint
DROP TABLE `previews_old`;
--> statement-breakpoint
CREATE INDEX `previews_owner` ON `previews` (`tenant_id`,`user_id`);
--> statement-breakpoint
ALTER TABLE `uploads` RENAME TO `uploads_old`;
--> statement-breakpoint
CREATE TABLE `uploads` (
	`key` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`shopper_id` text GENERATED ALWAYS AS (nullif(user_id, '')) VIRTUAL,
	`catalog` text NOT NULL,
	`content_type` text NOT NULL,
	`bytes` integer NOT NULL,
	`sha256` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`,`shopper_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `uploads` (`key`, `tenant_id`, `user_id`, `catalog`, `content_type`, `bytes`, `sha256`, `created_at`) SELECT `key`, `tenant_id`, `user_id`, `catalog`, `content_type`, `bytes`, `sha256`, `created_at` FROM `uploads_old`;
--> statement-breakpoint
DROP TABLE `uploads_old`;
--> statement-breakpoint
CREATE INDEX `uploads_age` ON `uploads` (`created_at`);
--> statement-breakpoint
ALTER TABLE `idempotency_keys` RENAME TO `idempotency_keys_old`;
--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`endpoint` text NOT NULL,
	`request_hash` text NOT NULL,
	`status` integer NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	`shopper_id` text GENERATED ALWAYS AS (nullif(user_id, '')) VIRTUAL,
	`made` text,
	PRIMARY KEY(`tenant_id`, `user_id`, `key`),
	FOREIGN KEY (`tenant_id`,`shopper_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `idempotency_keys` (`tenant_id`, `user_id`, `key`, `endpoint`, `request_hash`, `status`, `body`, `created_at`, `made`) SELECT `tenant_id`, `user_id`, `key`, `endpoint`, `request_hash`, `status`, `body`, `created_at`, `made` FROM `idempotency_keys_old`;
--> statement-breakpoint
DROP TABLE `idempotency_keys_old`;
--> statement-breakpoint
CREATE INDEX `idempotency_keys_age` ON `idempotency_keys` (`created_at`);
--> statement-breakpoint
ALTER TABLE `purchase_orders` RENAME TO `purchase_orders_old`;
--> statement-breakpoint
CREATE TABLE `purchase_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`order_no` text NOT NULL,
	`status` text NOT NULL,
	`close_reason` text,
	`refund_status` text NOT NULL,
	`platform` text NOT NULL,
	`shop_id` text NOT NULL,
	`shop_name` text NOT NULL,
	`shop_name_trans` text NOT NULL,
	`goods_fen` integer NOT NULL,
	`domestic_freight_fen` integer NOT NULL,
	`service_fee_fen` integer NOT NULL,
	`total_fen` integer NOT NULL,
	`currency` text NOT NULL,
	`rate` text NOT NULL,
	`rate_source` text NOT NULL,
	`rate_fetched_at` integer NOT NULL,
	`warehouse_id` text,
	`user_warehouse_id` text,
	`message` text NOT NULL,
	`search_text` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`question` text,
	`upstream_order_no` text DEFAULT '' NOT NULL,
	`status_at` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`tenant_id`,`user_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`warehouse_id`) REFERENCES `warehouses`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "purchase_orders_total" CHECK("purchase_orders"."total_fen" = "purchase_orders"."goods_fen" + "purchase_orders"."domestic_freight_fen" + "purchase_orders"."service_fee_fen")
);
--> statement-breakpoint
INSERT INTO `purchase_orders` (`id`, `tenant_id`, `user_id`, `order_no`, `status`, `close_reason`, `refund_status`, `platform`, `shop_id`, `shop_name`, `shop_name_trans`, `goods_fen`, `domestic_freight_fen`, `service_fee_fen`, `total_fen`, `currency`, `rate`, `rate_source`, `rate_fetched_at`, `warehouse_id`, `user_warehouse_id`, `message`, `search_text`, `created_at`, `expires_at`, `question`, `upstream_order_no`, `status_at`) SELECT `id`, `tenant_id`, `user_id`, `order_no`, `status`, `close_reason`, `refund_status`, `platform`, `shop_id`, `shop_name`, `shop_name_trans`, `goods_fen`, `domestic_freight_fen`, `service_fee_fen`, `total_fen`, `currency`, `rate`, `rate_source`, `rate_fetched_at`, `warehouse_id`, `user_warehouse_id`, `message`, `search_text`, `created_at`, `expires_at`, `question`, `upstream_order_no`, `status_at` FROM `purchase_orders_old`;
--> statement-breakpoint
DROP TABLE `purchase_orders_old`;
--> statement-breakpoint
CREATE UNIQUE INDEX `purchase_orders_no` ON `purchase_orders` (`tenant_id`,`order_no`);
--> statement-breakpoint
CREATE INDEX `purchase_orders_owner` ON `purchase_orders` (`tenant_id`,`user_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `purchase_orders_owner_status` ON `purchase_orders` (`tenant_id`,`user_id`,`status`,`created_at`);
--> statement-breakpoint
CREATE INDEX `purchase_orders_expiry` ON `purchase_orders` (`status`,`expires_at`);
--> statement-breakpoint
CREATE INDEX `purchase_orders_work` ON `purchase_orders` (`tenant_id`,`status`,`status_at`);
--> statement-breakpoint
CREATE INDEX `purchase_orders_age` ON `purchase_orders` (`status`,`status_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `purchase_orders_key` ON `purchase_orders` (`tenant_id`,`id`);
--> statement-breakpoint
ALTER TABLE `purchase_order_items` RENAME TO `purchase_order_items_old`;
--> statement-breakpoint
CREATE TABLE `purchase_order_items` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`order_id` text NOT NULL,
	`position` integer NOT NULL,
	`product_id` text NOT NULL,
	`product_url` text NOT NULL,
	`sku_id` text NOT NULL,
	`title` text NOT NULL,
	`title_trans` text NOT NULL,
	`image` text NOT NULL,
	`attributes` text NOT NULL,
	`quantity` integer NOT NULL,
	`price_fen` integer NOT NULL,
	`weight_g` integer NOT NULL,
	`message` text NOT NULL,
	`status` text NOT NULL,
	`goods_class` text DEFAULT 'NORMAL' NOT NULL,
	FOREIGN KEY (`tenant_id`,`order_id`) REFERENCES `purchase_orders`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `purchase_order_items` (`tenant_id`, `id`, `order_id`, `position`, `product_id`, `product_url`, `sku_id`, `title`, `title_trans`, `image`, `attributes`, `quantity`, `price_fen`, `weight_g`, `message`, `status`, `goods_class`) SELECT p.`tenant_id`, x.`id`, x.`order_id`, x.`position`, x.`product_id`, x.`product_url`, x.`sku_id`, x.`title`, x.`title_trans`, x.`image`, x.`attributes`, x.`quantity`, x.`price_fen`, x.`weight_g`, x.`message`, x.`status`, x.`goods_class` FROM `purchase_order_items_old` AS x JOIN `purchase_orders` AS p ON p.id = x.order_id;
--> statement-breakpoint
DROP TABLE `purchase_order_items_old`;
--> statement-breakpoint
CREATE INDEX `purchase_order_items_order` ON `purchase_order_items` (`order_id`,`position`);
--> statement-breakpoint
CREATE UNIQUE INDEX `purchase_order_items_key` ON `purchase_order_items` (`tenant_id`,`id`);
--> statement-breakpoint
ALTER TABLE `purchase_parcels` RENAME TO `purchase_parcels_old`;
--> statement-breakpoint
CREATE TABLE `purchase_parcels` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`parcel_no` text NOT NULL,
	`order_id` text NOT NULL,
	`order_no` text NOT NULL,
	`status` text NOT NULL,
	`status_at` integer NOT NULL,
	`warehouse_id` text,
	`domestic_carrier` text NOT NULL,
	`domestic_tracking_no` text NOT NULL,
	`domestic_trace_status` text,
	`shelf_code` text DEFAULT '' NOT NULL,
	`weight_g` integer DEFAULT 0 NOT NULL,
	`length_mm` integer DEFAULT 0 NOT NULL,
	`width_mm` integer DEFAULT 0 NOT NULL,
	`height_mm` integer DEFAULT 0 NOT NULL,
	`goods_class` text NOT NULL,
	`qc_status` text NOT NULL,
	`qc_issue` text,
	`qc_note` text DEFAULT '' NOT NULL,
	`qc_photos` text NOT NULL,
	`exception` text,
	`goods_value_fen` integer NOT NULL,
	`search_text` text NOT NULL,
	`created_at` integer NOT NULL,
	`signed_at` integer,
	`stocked_in_at` integer,
	`storage_free_until` integer,
	`storage_expires_at` integer,
	`reminded_at` integer,
	FOREIGN KEY (`tenant_id`,`user_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`order_id`) REFERENCES `purchase_orders`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`warehouse_id`) REFERENCES `warehouses`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `purchase_parcels` (`id`, `tenant_id`, `user_id`, `parcel_no`, `order_id`, `order_no`, `status`, `status_at`, `warehouse_id`, `domestic_carrier`, `domestic_tracking_no`, `domestic_trace_status`, `shelf_code`, `weight_g`, `length_mm`, `width_mm`, `height_mm`, `goods_class`, `qc_status`, `qc_issue`, `qc_note`, `qc_photos`, `exception`, `goods_value_fen`, `search_text`, `created_at`, `signed_at`, `stocked_in_at`, `storage_free_until`, `storage_expires_at`, `reminded_at`) SELECT `id`, `tenant_id`, `user_id`, `parcel_no`, `order_id`, `order_no`, `status`, `status_at`, `warehouse_id`, `domestic_carrier`, `domestic_tracking_no`, `domestic_trace_status`, `shelf_code`, `weight_g`, `length_mm`, `width_mm`, `height_mm`, `goods_class`, `qc_status`, `qc_issue`, `qc_note`, `qc_photos`, `exception`, `goods_value_fen`, `search_text`, `created_at`, `signed_at`, `stocked_in_at`, `storage_free_until`, `storage_expires_at`, `reminded_at` FROM `purchase_parcels_old`;
--> statement-breakpoint
DROP TABLE `purchase_parcels_old`;
--> statement-breakpoint
CREATE UNIQUE INDEX `purchase_parcels_no` ON `purchase_parcels` (`tenant_id`,`parcel_no`);
--> statement-breakpoint
CREATE INDEX `purchase_parcels_owner` ON `purchase_parcels` (`tenant_id`,`user_id`,`status`,`created_at`);
--> statement-breakpoint
CREATE INDEX `purchase_parcels_order` ON `purchase_parcels` (`order_id`);
--> statement-breakpoint
CREATE INDEX `purchase_parcels_work` ON `purchase_parcels` (`tenant_id`,`status`,`status_at`);
--> statement-breakpoint
CREATE INDEX `purchase_parcels_storage` ON `purchase_parcels` (`status`,`storage_expires_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `purchase_parcels_key` ON `purchase_parcels` (`tenant_id`,`id`);
--> statement-breakpoint
ALTER TABLE `purchase_parcel_items` RENAME TO `purchase_parcel_items_old`;
--> statement-breakpoint
CREATE TABLE `purchase_parcel_items` (
	`tenant_id` text NOT NULL,
	`parcel_id` text NOT NULL,
	`order_item_id` text NOT NULL,
	`quantity` integer NOT NULL,
	PRIMARY KEY(`parcel_id`, `order_item_id`),
	FOREIGN KEY (`tenant_id`,`parcel_id`) REFERENCES `purchase_parcels`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`order_item_id`) REFERENCES `purchase_order_items`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `purchase_parcel_items` (`tenant_id`, `parcel_id`, `order_item_id`, `quantity`) SELECT p.`tenant_id`, x.`parcel_id`, x.`order_item_id`, x.`quantity` FROM `purchase_parcel_items_old` AS x JOIN `purchase_parcels` AS p ON p.id = x.parcel_id;
--> statement-breakpoint
DROP TABLE `purchase_parcel_items_old`;
--> statement-breakpoint
CREATE INDEX `purchase_parcel_items_item` ON `purchase_parcel_items` (`order_item_id`);
--> statement-breakpoint
ALTER TABLE `transit_orders` RENAME TO `transit_orders_old`;
--> statement-breakpoint
CREATE TABLE `transit_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`order_no` text NOT NULL,
	`status` text NOT NULL,
	`status_at` integer NOT NULL,
	`close_reason` text,
	`charge_mode` text NOT NULL,
	`option_code` text NOT NULL,
	`country` text NOT NULL,
	`address` text,
	`self_pickup` integer NOT NULL,
	`pickup_warehouse_id` text,
	`pickup_code` text,
	`local_express_company_name` text NOT NULL,
	`insured` integer NOT NULL,
	`declared_fen` integer NOT NULL,
	`estimate` text NOT NULL,
	`bill` text,
	`total_fen` integer NOT NULL,
	`weight_g` integer NOT NULL,
	`length_mm` integer DEFAULT 0 NOT NULL,
	`width_mm` integer DEFAULT 0 NOT NULL,
	`height_mm` integer DEFAULT 0 NOT NULL,
	`boxes` integer DEFAULT 1 NOT NULL,
	`parcel_count` integer NOT NULL,
	`images` text NOT NULL,
	`carrier` text DEFAULT '' NOT NULL,
	`tracking_no` text DEFAULT '' NOT NULL,
	`local_tracking_no` text DEFAULT '' NOT NULL,
	`message` text NOT NULL,
	`currency` text NOT NULL,
	`rate` text NOT NULL,
	`rate_source` text NOT NULL,
	`rate_fetched_at` integer NOT NULL,
	`search_text` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	FOREIGN KEY (`tenant_id`,`user_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`pickup_warehouse_id`) REFERENCES `warehouses`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `transit_orders` (`id`, `tenant_id`, `user_id`, `order_no`, `status`, `status_at`, `close_reason`, `charge_mode`, `option_code`, `country`, `address`, `self_pickup`, `pickup_warehouse_id`, `pickup_code`, `local_express_company_name`, `insured`, `declared_fen`, `estimate`, `bill`, `total_fen`, `weight_g`, `length_mm`, `width_mm`, `height_mm`, `boxes`, `parcel_count`, `images`, `carrier`, `tracking_no`, `local_tracking_no`, `message`, `currency`, `rate`, `rate_source`, `rate_fetched_at`, `search_text`, `created_at`, `expires_at`) SELECT `id`, `tenant_id`, `user_id`, `order_no`, `status`, `status_at`, `close_reason`, `charge_mode`, `option_code`, `country`, `address`, `self_pickup`, `pickup_warehouse_id`, `pickup_code`, `local_express_company_name`, `insured`, `declared_fen`, `estimate`, `bill`, `total_fen`, `weight_g`, `length_mm`, `width_mm`, `height_mm`, `boxes`, `parcel_count`, `images`, `carrier`, `tracking_no`, `local_tracking_no`, `message`, `currency`, `rate`, `rate_source`, `rate_fetched_at`, `search_text`, `created_at`, `expires_at` FROM `transit_orders_old`;
--> statement-breakpoint
DROP TABLE `transit_orders_old`;
--> statement-breakpoint
CREATE UNIQUE INDEX `transit_orders_no` ON `transit_orders` (`tenant_id`,`order_no`);
--> statement-breakpoint
CREATE INDEX `transit_orders_owner` ON `transit_orders` (`tenant_id`,`user_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `transit_orders_owner_status` ON `transit_orders` (`tenant_id`,`user_id`,`status`,`created_at`);
--> statement-breakpoint
CREATE INDEX `transit_orders_work` ON `transit_orders` (`tenant_id`,`status`,`status_at`);
--> statement-breakpoint
CREATE INDEX `transit_orders_expiry` ON `transit_orders` (`status`,`expires_at`);
--> statement-breakpoint
CREATE INDEX `transit_orders_age` ON `transit_orders` (`status`,`status_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `transit_orders_key` ON `transit_orders` (`tenant_id`,`id`);
--> statement-breakpoint
ALTER TABLE `transit_order_parcels` RENAME TO `transit_order_parcels_old`;
--> statement-breakpoint
CREATE TABLE `transit_order_parcels` (
	`tenant_id` text NOT NULL,
	`transit_order_id` text NOT NULL,
	`parcel_id` text NOT NULL,
	`released` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`transit_order_id`, `parcel_id`),
	FOREIGN KEY (`tenant_id`,`transit_order_id`) REFERENCES `transit_orders`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`parcel_id`) REFERENCES `purchase_parcels`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `transit_order_parcels` (`tenant_id`, `transit_order_id`, `parcel_id`, `released`) SELECT p.`tenant_id`, x.`transit_order_id`, x.`parcel_id`, x.`released` FROM `transit_order_parcels_old` AS x JOIN `transit_orders` AS p ON p.id = x.transit_order_id;
--> statement-breakpoint
DROP TABLE `transit_order_parcels_old`;
--> statement-breakpoint
CREATE UNIQUE INDEX `transit_order_parcels_held` ON `transit_order_parcels` (`parcel_id`) WHERE released = 0;
--> statement-breakpoint
CREATE INDEX `transit_order_parcels_parcel` ON `transit_order_parcels` (`parcel_id`);
--> statement-breakpoint
ALTER TABLE `transit_traces` RENAME TO `transit_traces_old`;
--> statement-breakpoint
CREATE TABLE `transit_traces` (
	`tenant_id` text NOT NULL,
	`transit_order_id` text NOT NULL,
	`at` integer NOT NULL,
	`status` text NOT NULL,
	`code` text NOT NULL,
	`text` text NOT NULL,
	`location` text NOT NULL,
	PRIMARY KEY(`transit_order_id`, `at`, `status`, `text`),
	FOREIGN KEY (`tenant_id`,`transit_order_id`) REFERENCES `transit_orders`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `transit_traces` (`tenant_id`, `transit_order_id`, `at`, `status`, `code`, `text`, `location`) SELECT p.`tenant_id`, x.`transit_order_id`, x.`at`, x.`status`, x.`code`, x.`text`, x.`location` FROM `transit_traces_old` AS x JOIN `transit_orders` AS p ON p.id = x.transit_order_id;
--> statement-breakpoint
DROP TABLE `transit_traces_old`;
--> statement-breakpoint
ALTER TABLE `payments` RENAME TO `payments_old`;
--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`payment_no` text NOT NULL,
	`type` text NOT NULL,
	`order_type` text NOT NULL,
	`order_id` text NOT NULL,
	`purchase_order_id` text GENERATED ALWAYS AS (case when order_type = 'PURCHASE_ORDER' then order_id end) VIRTUAL,
	`transit_order_id` text GENERATED ALWAYS AS (case when order_type = 'TRANSIT_ORDER' then order_id end) VIRTUAL,
	`order_no` text NOT NULL,
	`amount_fen` integer NOT NULL,
	`refunded_fen` integer DEFAULT 0 NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	`paid_at` integer,
	`parcel_id` text,
	`note` text DEFAULT '' NOT NULL,
	`currency` text,
	`rate` text,
	`rate_source` text,
	`rate_fetched_at` integer,
	FOREIGN KEY (`tenant_id`,`user_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`purchase_order_id`) REFERENCES `purchase_orders`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`transit_order_id`) REFERENCES `transit_orders`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`parcel_id`) REFERENCES `purchase_parcels`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_order" CHECK(order_type in ('PURCHASE_ORDER', 'TRANSIT_ORDER')),
	CONSTRAINT "payments_refunded" CHECK("payments"."refunded_fen" between 0 and "payments"."amount_fen")
);
--> statement-breakpoint
INSERT INTO `payments` (`id`, `tenant_id`, `user_id`, `payment_no`, `type`, `order_type`, `order_id`, `order_no`, `amount_fen`, `refunded_fen`, `status`, `created_at`, `expires_at`, `paid_at`, `parcel_id`, `note`, `currency`, `rate`, `rate_source`, `rate_fetched_at`) SELECT `id`, `tenant_id`, `user_id`, `payment_no`, `type`, `order_type`, `order_id`, `order_no`, `amount_fen`, `refunded_fen`, `status`, `created_at`, `expires_at`, `paid_at`, `parcel_id`, `note`, `currency`, `rate`, `rate_source`, `rate_fetched_at` FROM `payments_old`;
--> statement-breakpoint
DROP TABLE `payments_old`;
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_no` ON `payments` (`tenant_id`,`payment_no`);
--> statement-breakpoint
CREATE INDEX `payments_order` ON `payments` (`order_type`,`order_id`);
--> statement-breakpoint
CREATE INDEX `payments_owner_status` ON `payments` (`tenant_id`,`user_id`,`status`,`created_at`);
--> statement-breakpoint
ALTER TABLE `refunds` RENAME TO `refunds_old`;
--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`refund_no` text NOT NULL,
	`order_type` text NOT NULL,
	`order_id` text NOT NULL,
	`purchase_order_id` text GENERATED ALWAYS AS (case when order_type = 'PURCHASE_ORDER' then order_id end) VIRTUAL,
	`transit_order_id` text GENERATED ALWAYS AS (case when order_type = 'TRANSIT_ORDER' then order_id end) VIRTUAL,
	`order_no` text NOT NULL,
	`parcel_id` text,
	`status` text NOT NULL,
	`reason` text NOT NULL,
	`amount_fen` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`currency` text NOT NULL,
	`rate` text NOT NULL,
	`rate_source` text NOT NULL,
	`rate_fetched_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`done_at` integer,
	FOREIGN KEY (`tenant_id`,`user_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`purchase_order_id`) REFERENCES `purchase_orders`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`transit_order_id`) REFERENCES `transit_orders`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`parcel_id`) REFERENCES `purchase_parcels`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refunds_order" CHECK(order_type in ('PURCHASE_ORDER', 'TRANSIT_ORDER')),
	CONSTRAINT "refunds_amount" CHECK("refunds"."amount_fen" > 0)
);
--> statement-breakpoint
INSERT INTO `refunds` (`id`, `tenant_id`, `user_id`, `refund_no`, `order_type`, `order_id`, `order_no`, `parcel_id`, `status`, `reason`, `amount_fen`, `note`, `answer`, `currency`, `rate`, `rate_source`, `rate_fetched_at`, `created_at`, `done_at`) SELECT `id`, `tenant_id`, `user_id`, `refund_no`, `order_type`, `order_id`, `order_no`, `parcel_id`, `status`, `reason`, `amount_fen`, `note`, `answer`, `currency`, `rate`, `rate_source`, `rate_fetched_at`, `created_at`, `done_at` FROM `refunds_old`;
--> statement-breakpoint
DROP TABLE `refunds_old`;
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_no` ON `refunds` (`tenant_id`,`refund_no`);
--> statement-breakpoint
CREATE INDEX `refunds_owner` ON `refunds` (`tenant_id`,`user_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `refunds_owner_status` ON `refunds` (`tenant_id`,`user_id`,`status`,`created_at`);
--> statement-breakpoint
CREATE INDEX `refunds_order` ON `refunds` (`order_type`,`order_id`);
--> statement-breakpoint
CREATE INDEX `refunds_work` ON `refunds` (`tenant_id`,`status`,`created_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_open` ON `refunds` (`order_type`,`order_id`) WHERE status = 'REQUESTED';
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_key` ON `refunds` (`tenant_id`,`id`);
--> statement-breakpoint
ALTER TABLE `deposits` RENAME TO `deposits_old`;
--> statement-breakpoint
CREATE TABLE `deposits` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`deposit_no` text NOT NULL,
	`channel_id` text NOT NULL,
	`status` text NOT NULL,
	`amount_fen` integer NOT NULL,
	`pay_amount` text NOT NULL,
	`pay_currency` text NOT NULL,
	`rate` text NOT NULL,
	`reference` text NOT NULL,
	`created_at` integer NOT NULL,
	`credited_at` integer,
	`fee_fen` integer DEFAULT 0 NOT NULL,
	`certificate` text DEFAULT '' NOT NULL,
	`certificate_hash` text,
	`payment_nos` text,
	`reason` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`tenant_id`,`user_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`channel_id`) REFERENCES `deposit_channels`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "deposits_amount" CHECK("deposits"."amount_fen" > 0)
);
--> statement-breakpoint
INSERT INTO `deposits` (`id`, `tenant_id`, `user_id`, `deposit_no`, `channel_id`, `status`, `amount_fen`, `pay_amount`, `pay_currency`, `rate`, `reference`, `created_at`, `credited_at`, `fee_fen`, `certificate`, `certificate_hash`, `payment_nos`, `reason`) SELECT `id`, `tenant_id`, `user_id`, `deposit_no`, `channel_id`, `status`, `amount_fen`, `pay_amount`, `pay_currency`, `rate`, `reference`, `created_at`, `credited_at`, `fee_fen`, `certificate`, `certificate_hash`, `payment_nos`, `reason` FROM `deposits_old`;
--> statement-breakpoint
DROP TABLE `deposits_old`;
--> statement-breakpoint
CREATE UNIQUE INDEX `deposits_no` ON `deposits` (`tenant_id`,`deposit_no`);
--> statement-breakpoint
CREATE INDEX `deposits_owner` ON `deposits` (`tenant_id`,`user_id`,`created_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `deposits_certificate` ON `deposits` (`tenant_id`,`certificate_hash`) WHERE certificate_hash is not null and status in ('PENDING_REVIEW', 'SUCCEEDED');
--> statement-breakpoint
CREATE INDEX `deposits_work` ON `deposits` (`tenant_id`,`status`,`created_at`);
--> statement-breakpoint
CREATE INDEX `deposits_age` ON `deposits` (`status`,`created_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `deposits_key` ON `deposits` (`tenant_id`,`id`);
--> statement-breakpoint
ALTER TABLE `withdrawals` RENAME TO `withdrawals_old`;
--> statement-breakpoint
CREATE TABLE `withdrawals` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`withdrawal_no` text NOT NULL,
	`channel_id` text NOT NULL,
	`status` text NOT NULL,
	`amount_fen` integer NOT NULL,
	`fee_fen` integer NOT NULL,
	`pay_amount` text NOT NULL,
	`pay_currency` text NOT NULL,
	`rate` text NOT NULL,
	`account_holder` text NOT NULL,
	`account_no` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`done_at` integer,
	FOREIGN KEY (`tenant_id`,`user_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`channel_id`) REFERENCES `deposit_channels`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "withdrawals_amount" CHECK("withdrawals"."amount_fen" > "withdrawals"."fee_fen" and "withdrawals"."fee_fen" >= 0)
);
--> statement-breakpoint
INSERT INTO `withdrawals` (`id`, `tenant_id`, `user_id`, `withdrawal_no`, `channel_id`, `status`, `amount_fen`, `fee_fen`, `pay_amount`, `pay_currency`, `rate`, `account_holder`, `account_no`, `reason`, `created_at`, `done_at`) SELECT `id`, `tenant_id`, `user_id`, `withdrawal_no`, `channel_id`, `status`, `amount_fen`, `fee_fen`, `pay_amount`, `pay_currency`, `rate`, `account_holder`, `account_no`, `reason`, `created_at`, `done_at` FROM `withdrawals_old`;
--> statement-breakpoint
DROP TABLE `withdrawals_old`;
--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawals_no` ON `withdrawals` (`tenant_id`,`withdrawal_no`);
--> statement-breakpoint
CREATE INDEX `withdrawals_owner` ON `withdrawals` (`tenant_id`,`user_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `withdrawals_work` ON `withdrawals` (`tenant_id`,`status`,`created_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawals_open` ON `withdrawals` (`tenant_id`,`user_id`) WHERE status in ('PENDING_REVIEW', 'APPROVED', 'PAYING');
--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawals_key` ON `withdrawals` (`tenant_id`,`id`);
--> statement-breakpoint
ALTER TABLE `events` RENAME TO `events_old`;
--> statement-breakpoint
CREATE TABLE `events` (
	`sequence` integer PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	`event` text NOT NULL,
	`from_status` text,
	`to_status` text NOT NULL,
	`actor` text NOT NULL,
	`details` text NOT NULL,
	`at` integer NOT NULL,
	`purchase_order_id` text GENERATED ALWAYS AS (case when subject = 'PURCHASE_ORDER' then subject_id end) VIRTUAL,
	`transit_order_id` text GENERATED ALWAYS AS (case when subject = 'TRANSIT_ORDER' then subject_id end) VIRTUAL,
	`purchase_parcel_id` text GENERATED ALWAYS AS (case when subject = 'PURCHASE_PARCEL' then subject_id end) VIRTUAL,
	`refund_id` text GENERATED ALWAYS AS (case when subject = 'REFUND' then subject_id end) VIRTUAL,
	`deposit_id` text GENERATED ALWAYS AS (case when subject = 'DEPOSIT' then subject_id end) VIRTUAL,
	`withdrawal_id` text GENERATED ALWAYS AS (case when subject = 'WITHDRAWAL' then subject_id end) VIRTUAL,
	FOREIGN KEY (`tenant_id`,`purchase_order_id`) REFERENCES `purchase_orders`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`transit_order_id`) REFERENCES `transit_orders`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`purchase_parcel_id`) REFERENCES `purchase_parcels`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`refund_id`) REFERENCES `refunds`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`deposit_id`) REFERENCES `deposits`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`withdrawal_id`) REFERENCES `withdrawals`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "events_subject_known" CHECK(subject in ('PURCHASE_ORDER', 'TRANSIT_ORDER', 'PURCHASE_PARCEL', 'REFUND', 'DEPOSIT', 'WITHDRAWAL'))
);
--> statement-breakpoint
INSERT INTO `events` (`tenant_id`, `sequence`, `subject`, `subject_id`, `event`, `from_status`, `to_status`, `actor`, `details`, `at`) SELECT coalesce(
	(SELECT tenant_id FROM `purchase_orders` WHERE x.subject = 'PURCHASE_ORDER' AND id = x.subject_id),
	(SELECT tenant_id FROM `transit_orders` WHERE x.subject = 'TRANSIT_ORDER' AND id = x.subject_id),
	(SELECT tenant_id FROM `purchase_parcels` WHERE x.subject = 'PURCHASE_PARCEL' AND id = x.subject_id),
	(SELECT tenant_id FROM `refunds` WHERE x.subject = 'REFUND' AND id = x.subject_id),
	(SELECT tenant_id FROM `deposits` WHERE x.subject = 'DEPOSIT' AND id = x.subject_id),
	(SELECT tenant_id FROM `withdrawals` WHERE x.subject = 'WITHDRAWAL' AND id = x.subject_id)), x.`sequence`, x.`subject`, x.`subject_id`, x.`event`, x.`from_status`, x.`to_status`, x.`actor`, x.`details`, x.`at` FROM `events_old` AS x;
--> statement-breakpoint
DROP TABLE `events_old`;
--> statement-breakpoint
CREATE INDEX `events_subject` ON `events` (`subject`,`subject_id`,`sequence`);
--> statement-breakpoint
ALTER TABLE `ledger_accounts` RENAME TO `ledger_accounts_old`;
--> statement-breakpoint
CREATE TABLE `ledger_accounts` (
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`currency` text NOT NULL,
	`balance_fen` integer NOT NULL,
	`shopper_id` text GENERATED ALWAYS AS (nullif(user_id, '')) VIRTUAL,
	PRIMARY KEY(`tenant_id`, `user_id`, `kind`, `currency`),
	FOREIGN KEY (`tenant_id`,`shopper_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ledger_accounts_no_overdraft" CHECK("ledger_accounts"."balance_fen" >= 0 or "ledger_accounts"."kind" not in ('AVAILABLE', 'FROZEN'))
);
--> statement-breakpoint
INSERT INTO `ledger_accounts` (`tenant_id`, `user_id`, `kind`, `currency`, `balance_fen`) SELECT `tenant_id`, `user_id`, `kind`, `currency`, `balance_fen` FROM `ledger_accounts_old`;
--> statement-breakpoint
DROP TABLE `ledger_accounts_old`;
--> statement-breakpoint
ALTER TABLE `ledger_lines` RENAME TO `ledger_lines_old`;
--> statement-breakpoint
CREATE TABLE `ledger_lines` (
	`sequence` integer PRIMARY KEY NOT NULL,
	`transfer_id` text NOT NULL,
	`position` integer NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`currency` text NOT NULL,
	`amount_fen` integer NOT NULL,
	`balance_after_fen` integer NOT NULL,
	`type` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`,`transfer_id`) REFERENCES `ledger_transfers`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`user_id`,`kind`,`currency`) REFERENCES `ledger_accounts`(`tenant_id`,`user_id`,`kind`,`currency`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `ledger_lines` (`sequence`, `transfer_id`, `position`, `tenant_id`, `user_id`, `kind`, `currency`, `amount_fen`, `balance_after_fen`, `type`, `created_at`) SELECT `sequence`, `transfer_id`, `position`, `tenant_id`, `user_id`, `kind`, `currency`, `amount_fen`, `balance_after_fen`, `type`, `created_at` FROM `ledger_lines_old`;
--> statement-breakpoint
DROP TABLE `ledger_lines_old`;
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_lines_position` ON `ledger_lines` (`transfer_id`,`position`);
--> statement-breakpoint
CREATE INDEX `ledger_lines_statement` ON `ledger_lines` (`tenant_id`,`user_id`,`kind`,`sequence`);
--> statement-breakpoint
CREATE INDEX `ledger_lines_statement_type` ON `ledger_lines` (`tenant_id`,`user_id`,`kind`,`type`,`sequence`);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_lines_tenant` ON `ledger_lines` (`tenant_id`,`sequence`);
--> statement-breakpoint
CREATE TRIGGER `ledger_lines_no_update` BEFORE UPDATE ON `ledger_lines`
BEGIN SELECT RAISE(ABORT, 'ledger_lines is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_lines_no_delete` BEFORE DELETE ON `ledger_lines`
BEGIN SELECT RAISE(ABORT, 'ledger_lines is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_lines_no_replace` BEFORE INSERT ON `ledger_lines`
WHEN EXISTS (
  SELECT 1 FROM `ledger_lines` WHERE `sequence` = NEW.`sequence`
  OR (`transfer_id` = NEW.`transfer_id` AND `position` = NEW.`position`)
)
BEGIN SELECT RAISE(ABORT, 'ledger_lines is append-only'); END;
--> statement-breakpoint
CREATE TABLE `ledger_seals` (
	`tenant_id` text NOT NULL,
	`number` integer NOT NULL,
	`last_sequence` integer NOT NULL,
	`line_count` integer NOT NULL,
	`previous_hash` text NOT NULL,
	`hash` text NOT NULL,
	`sealed_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `number`),
	FOREIGN KEY (`tenant_id`,`last_sequence`) REFERENCES `ledger_lines`(`tenant_id`,`sequence`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
-- Seals are a chain, and are added, never changed or removed. Of two processes that seal at the same
-- time, the second is refused: its seal is not the next.
CREATE TRIGGER `ledger_seals_no_update` BEFORE UPDATE ON `ledger_seals`
BEGIN SELECT RAISE(ABORT, 'ledger_seals is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_seals_no_delete` BEFORE DELETE ON `ledger_seals`
BEGIN SELECT RAISE(ABORT, 'ledger_seals is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_seals_next` BEFORE INSERT ON `ledger_seals`
WHEN (NEW.`number` - 1) || ' ' || NEW.`previous_hash` <> coalesce(
  (SELECT `number` || ' ' || `hash` FROM `ledger_seals` WHERE `tenant_id` = NEW.`tenant_id` ORDER BY `number` DESC LIMIT 1),
  '0 0000000000000000000000000000000000000000000000000000000000000000'
)
BEGIN SELECT RAISE(ABORT, 'ledger_seals: not the next seal'); END;
