ALTER TABLE `purchase_parcels` ADD `storage_terms` text;--> statement-breakpoint
ALTER TABLE `purchase_parcels` ADD `remind_at` integer;--> statement-breakpoint
CREATE INDEX `purchase_parcels_remind` ON `purchase_parcels` (`status`,`remind_at`);--> statement-breakpoint
ALTER TABLE `tenants` ADD `fee_since` integer;--> statement-breakpoint
ALTER TABLE `transit_orders` ADD `box_fen` integer DEFAULT 800 NOT NULL;--> statement-breakpoint
ALTER TABLE `transit_orders` ADD `storage_fen` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `transit_orders` ADD `services` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
-- What was in the code until now, and the packing whose price was a field of its own.
UPDATE `tenants` SET `record` = json_remove(json_insert(`record`,
  '$.storage.extensionDays', 30, '$.storage.graceDays', 30, '$.storage.reminderDays', json('[7,1]'),
  '$.storage.dailyPer', 'PARCEL', '$.packingFee', '8.00',
  '$.consolidation', json('{"boxPercent":8,"minBoxG":200,"volumePercent":110}'),
  '$.services', json_array(json_object('code', 'REINFORCED_PACKING', 'name', json('{"en":"Reinforced packing","ar":"تغليف مقوّى","bg":"Подсилена опаковка","es":"Empaque reforzado","fr":"Emballage renforcé","id":"Pengemasan ekstra kuat","ja":"補強梱包","ko":"보강 포장","la":"ຫຸ້ມຫໍ່ເສີມກັນກະແທກ","ms":"Pembungkusan diperkukuh","pt":"Embalagem reforçada","ru":"Усиленная упаковка","th":"แพ็กเสริมกันกระแทก","uz":"Mustahkam qadoqlash","vi":"Đóng gói gia cố","zh-CN":"加固包装","zh-HK":"加固包裝"}'),
    'per', 'BOX', 'price', coalesce(`record` ->> '$.reinforcedPackingFee', '0.00'), 'offered', json('true')))
), '$.reinforcedPackingFee') WHERE json_type(`record`, '$.storage') IS NOT NULL;--> statement-breakpoint
INSERT INTO `shop_parts` (`id`, `tenant_id`, `part`) SELECT t.id || '-' || p.value, t.id, p.value FROM `tenants` t, json_each('["fees","storage","services"]') p;--> statement-breakpoint
UPDATE `transit_orders` SET `services` = json_array(json_object('code', 'REINFORCED_PACKING', 'name', json('{"en":"Reinforced packing"}'),
  'per', 'BOX', 'fen', `packing_fen`, 'count', 1)) WHERE `packing_fen` > 0;--> statement-breakpoint
-- The next of the reminders that were sent 7 days and 1 day before the end.
UPDATE `purchase_parcels` SET `remind_at` = CASE
  WHEN `reminded_at` IS NULL OR `reminded_at` < `storage_expires_at` - 604800000 THEN `storage_expires_at` - 604800000
  WHEN `reminded_at` < `storage_expires_at` - 86400000 THEN `storage_expires_at` - 86400000 END
  WHERE `storage_expires_at` IS NOT NULL;
