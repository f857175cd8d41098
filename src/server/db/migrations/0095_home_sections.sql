UPDATE `tenants` SET `record` = json_set(`record`,
	'$.homeSections', json('["DOOR","GOODS","STEPS"]'),
	'$.homeGoods', json('["PREFERRED","VIEWED","GROUPS","BANNERS","CATEGORIES"]')
);--> statement-breakpoint
INSERT INTO `shop_parts` (`id`, `tenant_id`, `part`) SELECT `id` || '-home', `id`, 'home' FROM `tenants`;
