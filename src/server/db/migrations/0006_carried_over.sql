-- Rows from before fulfilment get what it needs to know of them.
-- When an order came into its status, by its history.
UPDATE `purchase_orders` SET `status_at` = coalesce((
	SELECT max(`at`) FROM `order_events`
	WHERE `order_type` = 'PURCHASE_ORDER' AND `order_id` = `purchase_orders`.`id` AND `to_status` = `purchase_orders`.`status` AND `to_status` IS NOT `from_status`
), `created_at`) WHERE `status_at` = 0;
--> statement-breakpoint
-- What kind of goods was ordered.
UPDATE `purchase_order_items` SET `goods_class` = `products`.`goods_class` FROM `products`
WHERE `products`.`id` = `purchase_order_items`.`product_id` AND `purchase_order_items`.`goods_class` = 'NORMAL';
--> statement-breakpoint
-- An order that was closed after it was paid was paid back without a refund of its own.
INSERT INTO `refunds` (`id`, `tenant_id`, `user_id`, `refund_no`, `order_type`, `order_id`, `order_no`, `status`, `reason`, `amount_fen`, `currency`, `rate`, `rate_source`, `rate_fetched_at`, `created_at`, `done_at`)
SELECT `payments`.`id`, `payments`.`tenant_id`, `payments`.`user_id`, 'R' || substr(`payments`.`payment_no`, 2), `payments`.`order_type`, `payments`.`order_id`, `payments`.`order_no`, 'SUCCEEDED', 'USER_CANCELLED', `payments`.`refunded_fen`, `orders`.`currency`, `orders`.`rate`, `orders`.`rate_source`, `orders`.`rate_fetched_at`, `orders`.`status_at`, `orders`.`status_at`
FROM `payments` JOIN `purchase_orders` AS `orders` ON `orders`.`id` = `payments`.`order_id`
WHERE `payments`.`order_type` = 'PURCHASE_ORDER' AND `payments`.`refunded_fen` > 0
	AND NOT EXISTS (SELECT 1 FROM `refunds` WHERE `refunds`.`order_type` = `payments`.`order_type` AND `refunds`.`order_id` = `payments`.`order_id`);
--> statement-breakpoint
-- The channel's fee was within what was to be transferred.
UPDATE `deposits` SET `fee_fen` = (
	SELECT (`deposits`.`amount_fen` * `fee_basis_points` + 5000) / 10000 FROM `deposit_channels` WHERE `deposit_channels`.`id` = `deposits`.`channel_id`
) WHERE `fee_fen` = 0 AND `channel_id` IN (SELECT `id` FROM `deposit_channels` WHERE `fee_basis_points` > 0);
--> statement-breakpoint
-- Tenants that the seed doesn't know.
UPDATE `tenants` SET `record` = json_insert(`record`, '$.storage', json('{"maxDays":90,"extensionFee":"15.00"}'), '$.withdrawal', json('{"minimum":"50.00","fee":"5.00"}'));
