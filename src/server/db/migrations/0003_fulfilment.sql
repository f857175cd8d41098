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
	CONSTRAINT "withdrawals_amount" CHECK("withdrawals"."amount_fen" > "withdrawals"."fee_fen" and "withdrawals"."fee_fen" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawals_no` ON `withdrawals` (`tenant_id`,`withdrawal_no`);--> statement-breakpoint
CREATE INDEX `withdrawals_owner` ON `withdrawals` (`tenant_id`,`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `withdrawals_work` ON `withdrawals` (`tenant_id`,`status`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawals_open` ON `withdrawals` (`tenant_id`,`user_id`) WHERE status in ('PENDING_REVIEW', 'APPROVED', 'PAYING');--> statement-breakpoint
CREATE TABLE `purchase_parcel_items` (
	`parcel_id` text NOT NULL,
	`order_item_id` text NOT NULL,
	`quantity` integer NOT NULL,
	PRIMARY KEY(`parcel_id`, `order_item_id`)
);
--> statement-breakpoint
CREATE INDEX `purchase_parcel_items_item` ON `purchase_parcel_items` (`order_item_id`);--> statement-breakpoint
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
	`reminded_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `purchase_parcels_no` ON `purchase_parcels` (`tenant_id`,`parcel_no`);--> statement-breakpoint
CREATE INDEX `purchase_parcels_owner` ON `purchase_parcels` (`tenant_id`,`user_id`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `purchase_parcels_order` ON `purchase_parcels` (`order_id`);--> statement-breakpoint
CREATE INDEX `purchase_parcels_work` ON `purchase_parcels` (`tenant_id`,`status`,`status_at`);--> statement-breakpoint
CREATE INDEX `purchase_parcels_storage` ON `purchase_parcels` (`status`,`storage_expires_at`);--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`refund_no` text NOT NULL,
	`order_type` text NOT NULL,
	`order_id` text NOT NULL,
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
	CONSTRAINT "refunds_amount" CHECK("refunds"."amount_fen" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_no` ON `refunds` (`tenant_id`,`refund_no`);--> statement-breakpoint
CREATE INDEX `refunds_owner` ON `refunds` (`tenant_id`,`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `refunds_owner_status` ON `refunds` (`tenant_id`,`user_id`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `refunds_order` ON `refunds` (`order_type`,`order_id`);--> statement-breakpoint
CREATE INDEX `refunds_work` ON `refunds` (`tenant_id`,`status`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_open` ON `refunds` (`order_type`,`order_id`) WHERE status = 'REQUESTED';--> statement-breakpoint
CREATE TABLE `transit_order_parcels` (
	`transit_order_id` text NOT NULL,
	`parcel_id` text NOT NULL,
	`released` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`transit_order_id`, `parcel_id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `transit_order_parcels_held` ON `transit_order_parcels` (`parcel_id`) WHERE released = 0;--> statement-breakpoint
CREATE INDEX `transit_order_parcels_parcel` ON `transit_order_parcels` (`parcel_id`);--> statement-breakpoint
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
	`expires_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `transit_orders_no` ON `transit_orders` (`tenant_id`,`order_no`);--> statement-breakpoint
CREATE INDEX `transit_orders_owner` ON `transit_orders` (`tenant_id`,`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `transit_orders_owner_status` ON `transit_orders` (`tenant_id`,`user_id`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `transit_orders_work` ON `transit_orders` (`tenant_id`,`status`,`status_at`);--> statement-breakpoint
CREATE INDEX `transit_orders_expiry` ON `transit_orders` (`status`,`expires_at`);--> statement-breakpoint
CREATE INDEX `transit_orders_age` ON `transit_orders` (`status`,`status_at`);--> statement-breakpoint
CREATE TABLE `transit_traces` (
	`transit_order_id` text NOT NULL,
	`at` integer NOT NULL,
	`status` text NOT NULL,
	`code` text NOT NULL,
	`text` text NOT NULL,
	`location` text NOT NULL,
	PRIMARY KEY(`transit_order_id`, `at`, `status`, `text`)
);
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
	`answered_at` integer
);
--> statement-breakpoint
CREATE INDEX `feedback_owner` ON `feedback` (`tenant_id`,`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `feedback_work` ON `feedback` (`tenant_id`,`answered_at`,`created_at`);--> statement-breakpoint
CREATE TABLE `uploads` (
	`key` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`catalog` text NOT NULL,
	`content_type` text NOT NULL,
	`bytes` integer NOT NULL,
	`sha256` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `uploads_age` ON `uploads` (`created_at`);--> statement-breakpoint
ALTER TABLE `deposits` ADD `fee_fen` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `deposits` ADD `certificate` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `deposits` ADD `certificate_hash` text;--> statement-breakpoint
ALTER TABLE `deposits` ADD `payment_nos` text;--> statement-breakpoint
ALTER TABLE `deposits` ADD `reason` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `deposits_certificate` ON `deposits` (`tenant_id`,`certificate_hash`) WHERE certificate_hash is not null and status in ('PENDING_REVIEW', 'SUCCEEDED');--> statement-breakpoint
CREATE INDEX `deposits_work` ON `deposits` (`tenant_id`,`status`,`created_at`);--> statement-breakpoint
ALTER TABLE `payments` ADD `parcel_id` text;--> statement-breakpoint
ALTER TABLE `payments` ADD `note` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `purchase_order_items` ADD `goods_class` text DEFAULT 'NORMAL' NOT NULL;--> statement-breakpoint
ALTER TABLE `purchase_orders` ADD `question` text;--> statement-breakpoint
ALTER TABLE `purchase_orders` ADD `upstream_order_no` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `purchase_orders` ADD `status_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `purchase_orders_work` ON `purchase_orders` (`tenant_id`,`status`,`status_at`);--> statement-breakpoint
CREATE INDEX `purchase_orders_age` ON `purchase_orders` (`status`,`status_at`);--> statement-breakpoint
ALTER TABLE `deposit_channels` ADD `merchant` text;--> statement-breakpoint
ALTER TABLE `notifications` ADD `mail` text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
CREATE INDEX `notifications_mail` ON `notifications` (`mail`,`created_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `pay_password_reset_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `outbox_age` ON `outbox` (`created_at`);