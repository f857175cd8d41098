ALTER TABLE `purchase_order_items` ADD `category_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
INSERT INTO `shop_parts` (`id`, `tenant_id`, `part`) SELECT `id` || '-goods', `id`, 'goods' FROM `tenants`;--> statement-breakpoint
-- What the code refused until now is a rule of each tenant.
UPDATE `tenants` SET `record` = json_set(`record`, '$.goodsRules', json('[{"id":"prohibited","effect":"REFUSED","words":[],"exceptWords":[],"categories":[],"goodsClasses":["PROHIBITED"],"platforms":[],"goesTo":[],"onlyCountries":[],"onlyOptions":[]}]'));
