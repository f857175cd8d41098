DROP INDEX `purchase_parcels_pile`;--> statement-breakpoint
DROP INDEX `purchase_parcels_pile_in`;--> statement-breakpoint
DROP INDEX `purchase_parcels_ending`;--> statement-breakpoint
DROP INDEX `purchase_parcels_ending_in`;--> statement-breakpoint
DROP INDEX `purchase_parcels_shelf`;--> statement-breakpoint
ALTER TABLE `purchase_parcels` DROP COLUMN `pile`;--> statement-breakpoint
ALTER TABLE `purchase_parcels` ADD `pile` text GENERATED ALWAYS AS (case when warehouse_id is null then '' else case status
  when 'AWAITING_SHIPMENT' then 'EXPECTED' when 'IN_DOMESTIC_TRANSIT' then 'EXPECTED'
  when 'DOMESTIC_SIGNED' then 'TO_CHECK' when 'INBOUND_CHECKING' then 'TO_CHECK'
  when 'QC_FAILED' then 'FAILED' when 'RETURNING' then 'FAILED'
  when 'OBJECTED' then 'FAILED' when 'EXCHANGING' then 'FAILED'
  when 'EXCEPTION' then 'EXCEPTION'
  when 'STOCKED_IN' then 'STORED' when 'STORAGE_EXPIRED' then 'STORED' else '' end end) VIRTUAL NOT NULL;--> statement-breakpoint
ALTER TABLE `purchase_parcels` DROP COLUMN `on_shelf`;--> statement-breakpoint
ALTER TABLE `purchase_parcels` ADD `on_shelf` text GENERATED ALWAYS AS (case when status in ('DOMESTIC_SIGNED', 'INBOUND_CHECKING', 'QC_FAILED',
  'STOCKED_IN', 'OBJECTED', 'LOCKED_FOR_TRANSIT', 'RETURNING', 'STORAGE_EXPIRED') then shelf_code else '' end) VIRTUAL NOT NULL;--> statement-breakpoint
ALTER TABLE `refunds` ADD `answered_at` integer;--> statement-breakpoint
ALTER TABLE `purchase_parcels` ADD `checked_at` integer;--> statement-breakpoint
ALTER TABLE `purchase_parcels` ADD `checked_by` text;--> statement-breakpoint
ALTER TABLE `purchase_parcels` ADD `approved_at` integer;--> statement-breakpoint
ALTER TABLE `purchase_parcels` ADD `return_until` integer;--> statement-breakpoint
ALTER TABLE `purchase_parcels` ADD `objection` text;--> statement-breakpoint
CREATE INDEX `purchase_parcels_pile` ON `purchase_parcels` (`tenant_id`,`pile`,`status_at`,`id`);--> statement-breakpoint
CREATE INDEX `purchase_parcels_pile_in` ON `purchase_parcels` (`tenant_id`,`warehouse_id`,`pile`,`status_at`,`id`);--> statement-breakpoint
CREATE INDEX `purchase_parcels_ending` ON `purchase_parcels` (`tenant_id`,`pile`,`storage_expires_at`,`id`);--> statement-breakpoint
CREATE INDEX `purchase_parcels_ending_in` ON `purchase_parcels` (`tenant_id`,`warehouse_id`,`pile`,`storage_expires_at`,`id`);--> statement-breakpoint
CREATE INDEX `purchase_parcels_shelf` ON `purchase_parcels` (`tenant_id`,`warehouse_id`,`on_shelf`,`status_at`,`id`);--> statement-breakpoint
-- When a parcel was checked last, and by whom, is in its history.
UPDATE `purchase_parcels` SET (`checked_at`, `checked_by`) = (
	SELECT `at`, CASE `actor` WHEN 'OPERATOR' THEN 'OPERATOR' ELSE 'SYSTEM' END FROM `events`
	WHERE `subject` = 'PURCHASE_PARCEL' AND `subject_id` = `purchase_parcels`.`id` AND `event` IN ('PASSED', 'FAILED')
	ORDER BY `sequence` DESC LIMIT 1
) WHERE `qc_status` <> 'NOT_CHECKED';--> statement-breakpoint
-- A shop promises an exchange or a return when it says so, not because of an upgrade.
UPDATE `tenants` SET `record` = json_set(`record`, '$.inspection', json('{"returnDays":0}')) WHERE json_type(`record`, '$.inspection') IS NULL;--> statement-breakpoint
UPDATE `shop_parts` SET `draft` = json_set(`draft`, '$.inspection', json('{"returnDays":0}')) WHERE `part` = 'storage' AND `draft` IS NOT NULL;
