CREATE TABLE `tariff_rows` (
	`tenant_id` text NOT NULL,
	`tariff_id` text NOT NULL,
	`position` integer NOT NULL,
	`cells` text NOT NULL,
	PRIMARY KEY(`tariff_id`, `position`),
	FOREIGN KEY (`tenant_id`,`tariff_id`) REFERENCES `tariffs`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `tariffs` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`number` integer NOT NULL,
	`state` text NOT NULL,
	`names` text NOT NULL,
	`row_count` integer DEFAULT 0 NOT NULL,
	`valid_from` integer,
	`based_on` integer,
	`note` text DEFAULT '' NOT NULL,
	`made_by` text NOT NULL,
	`made_at` integer NOT NULL,
	`published_by` text DEFAULT '' NOT NULL,
	`published_at` integer,
	`version` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tariffs_key` ON `tariffs` (`tenant_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `tariffs_number` ON `tariffs` (`tenant_id`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `tariffs_open` ON `tariffs` (`tenant_id`,`state`) WHERE state in ('DRAFT', 'SCHEDULED');--> statement-breakpoint
CREATE INDEX `tariffs_due` ON `tariffs` (`valid_from`) WHERE state = 'SCHEDULED';--> statement-breakpoint
ALTER TABLE `transit_orders` ADD `extras` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `transit_orders` ADD `tariff_version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `transit_orders` ADD `tariff_row` integer;--> statement-breakpoint
-- Until now every tenant had this table, as code. It becomes the first version of each tenant's own tariff, with
-- which the stored estimates and bills were made.
INSERT INTO `tariffs` (`id`, `tenant_id`, `number`, `state`, `names`, `row_count`, `valid_from`, `made_by`, `made_at`, `published_at`)
  SELECT `id` || '-tariff-1', `id`, 1, 'PUBLISHED', '[{"code":"TAX_FREE_AIR","name":{"ar":"شحن جوي شامل الضرائب والرسوم الجمركية","bg":"По въздух, с включени мита и данъци","en":"Air, duties and taxes included","es":"Aéreo con aranceles e impuestos incluidos","fr":"Aérien, droits et taxes inclus","id":"Udara, termasuk bea dan pajak","ja":"関税・税金込み航空便","ko":"관부가세 포함 항공","la":"ທາງອາກາດ ລວມພາສີ ແລະ ອາກອນແລ້ວ","ms":"Udara, termasuk duti dan cukai","pt":"Aéreo, taxas e impostos inclusos","ru":"Авиа, пошлины и налоги включены","th":"ทางอากาศ รวมอากรและภาษี","uz":"Avia, boj va soliqlar kiritilgan","vi":"Hàng không, đã gồm thuế nhập khẩu và các loại thuế khác","zh-CN":"包税空运专线","zh-HK":"包稅空運"}},{"code":"COURIER_EXPRESS","name":{"ar":"شحن سريع","bg":"Експресен куриер","en":"Express courier","es":"Mensajería exprés","fr":"Transporteur express","id":"Kurir ekspres","ja":"国際宅配便","ko":"국제 특송","la":"ຂົນສົ່ງດ່ວນ","ms":"Kurier ekspres","pt":"Courier expresso","ru":"Курьерская экспресс-доставка","th":"ขนส่งด่วนระหว่างประเทศ","uz":"Ekspress kuryer","vi":"Chuyển phát nhanh","zh-CN":"国际快递","zh-HK":"特快速遞"}},{"code":"TRUCK","name":{"ar":"شحن بري بالشاحنات","bg":"С камион","en":"Truck","es":"Camión","fr":"Routier","id":"Truk","ja":"トラック便","ko":"육로 운송","la":"ທາງລົດ","ms":"Lori","pt":"Caminhão","ru":"Автокарго","th":"ทางรถ","uz":"Avtotransport","vi":"Đường bộ","zh-CN":"卡车","zh-HK":"貨車陸運"}},{"code":"SEA","name":{"ar":"شحن بحري","bg":"По море","en":"Sea","es":"Marítimo","fr":"Maritime","id":"Kargo laut","ja":"船便","ko":"해운","la":"ທາງເຮືອ","ms":"Laut","pt":"Marítimo","ru":"Морем","th":"ทางเรือ","uz":"Dengiz orqali","vi":"Đường biển","zh-CN":"海运","zh-HK":"海運"}},{"code":"POSTAL_EMS","name":{"ar":"بريد EMS","bg":"Поща EMS","en":"EMS (post)","es":"EMS (correo)","fr":"EMS (poste)","id":"Pos EMS","ja":"国際スピード郵便（EMS）","ko":"EMS 국제우편","la":"ໄປສະນີ EMS","ms":"Pos EMS","pt":"EMS (correio)","ru":"Почта EMS","th":"ไปรษณีย์ EMS","uz":"EMS pochtasi","vi":"Bưu điện EMS","zh-CN":"邮政 EMS","zh-HK":"郵政 EMS"}},{"code":"AIR_CARGO","name":{"ar":"شحن جوي","bg":"Въздушно карго","en":"Air cargo","es":"Carga aérea","fr":"Fret aérien","id":"Kargo udara","ja":"航空貨物","ko":"항공 화물","la":"ຂົນສົ່ງທາງອາກາດ","ms":"Kargo udara","pt":"Carga aérea","ru":"Авиакарго","th":"ขนส่งทางอากาศ","uz":"Avia kargo","vi":"Hàng không","zh-CN":"航空货运","zh-HK":"航空貨運"}},{"code":"SEA_BULK","name":{"ar":"شحن بحري بالمتر المكعب","bg":"По море, на кубичен метър","en":"Sea, per cubic metre","es":"Marítimo por metro cúbico","fr":"Maritime au mètre cube","id":"Kargo laut, per meter kubik","ja":"船便（立方メートル単位）","ko":"해운(CBM 단위)","la":"ທາງເຮືອ ຄິດເປັນແມັດກ້ອນ","ms":"Laut, setiap meter padu","pt":"Marítimo por metro cúbico","ru":"Морем, за кубометр","th":"ทางเรือ คิดตามคิว","uz":"Dengiz orqali, kub metr boʻyicha","vi":"Đường biển theo khối","zh-CN":"海运（按立方米）","zh-HK":"海運（按立方米）"}},{"code":"SENSITIVE_AIR","name":{"ar":"شحن جوي للبضائع المقيّدة","bg":"По въздух, за стоки с ограничения","en":"Air, restricted goods","es":"Aéreo, productos restringidos","fr":"Aérien, marchandises réglementées","id":"Udara, barang sensitif","ja":"特殊貨物航空便","ko":"특수 품목 항공","la":"ທາງອາກາດ ສຳລັບສິນຄ້າຄວບຄຸມ","ms":"Udara, barang sensitif","pt":"Aéreo, produtos restritos","ru":"Авиа для товаров с ограничениями","th":"ทางอากาศ สินค้ามีข้อจำกัด","uz":"Avia, cheklovli tovarlar uchun","vi":"Hàng không, hàng hạn chế vận chuyển","zh-CN":"特货空运","zh-HK":"敏感貨空運"}},{"code":"BULKY_CARGO","name":{"ar":"شحن البضائع الكبيرة","bg":"Обемисти товари","en":"Bulky cargo","es":"Carga voluminosa","fr":"Fret volumineux","id":"Kargo barang besar","ja":"大型貨物便","ko":"대형 화물","la":"ຂົນສົ່ງສິນຄ້າຂະໜາດໃຫຍ່","ms":"Kargo barang besar","pt":"Carga volumosa","ru":"Крупногабаритный груз","th":"ขนส่งสินค้าชิ้นใหญ่","uz":"Yirik yuklar","vi":"Hàng cồng kềnh","zh-CN":"大件货运","zh-HK":"大件貨運"}},{"code":"CUSTOMS","name":{"ar":"التصريح الجمركي","bg":"Митническа декларация","en":"Customs declaration","es":"Declaración aduanera","fr":"Déclaration en douane","id":"Deklarasi bea cukai","ja":"通関手数料","ko":"통관 신고비","la":"ຄ່າແຈ້ງພາສີ","ms":"Pengisytiharan kastam","pt":"Declaração aduaneira","ru":"Таможенное оформление","th":"ค่าพิธีการศุลกากร","uz":"Bojxona deklaratsiyasi","vi":"Phí khai báo hải quan","zh-CN":"报关费","zh-HK":"報關費"}},{"code":"SPECIAL_HANDLING","name":{"ar":"مناولة خاصة","bg":"Специална обработка","en":"Special handling","es":"Manejo especial","fr":"Manutention spéciale","id":"Penanganan khusus","ja":"特別取扱料","ko":"특수 취급비","la":"ຄ່າຈັດການພິເສດ","ms":"Pengendalian khas","pt":"Manuseio especial","ru":"Особая обработка","th":"ค่าดูแลพิเศษ","uz":"Maxsus ishlov","vi":"Phí xử lý đặc biệt","zh-CN":"特殊处理费","zh-HK":"特別處理費"}}]', 9, 0, '', cast(unixepoch('subsec') * 1000 as integer), cast(unixepoch('subsec') * 1000 as integer) FROM `tenants`;
--> statement-breakpoint
INSERT INTO `tariff_rows` (`tenant_id`, `tariff_id`, `position`, `cells`)
  SELECT t.`tenant_id`, t.`id`, c.`key`, c.`value` FROM `tariffs` t CROSS JOIN json_each('[{"code":"TAX_FREE_AIR","countries":"kz uz ru by","price":"FIRST_ADDITIONAL","firstG":"500","first":"65.00","stepG":"500","step":"22.00","minG":"500","maxG":"20000","maxSideMm":"1200","maxGirthMm":"2700","divisor":"6000","volume":"FULL","goods":"NORMAL BATTERY_BUILT_IN","days":"12-20","tracked":"yes","pickup":"yes","insurance":"0: 6.00; 700.01: 1.5% 21.00-3000.00","express":"Kazpost kz 12.00; Alem-TAT kz 16.00/1000 + 4.00/1000; UzPost uz 10.00/1000 + 3.00/1000; CDEK ru 18.00/1000 + 5.00/1000; Russian Post ru 15.00; Belpost by 12.00/1000 + 4.00/1000","taxes":"DDP"},{"code":"COURIER_EXPRESS","countries":"WORLD","price":"FIRST_ADDITIONAL","firstG":"500","first":"180.00","stepG":"500","step":"45.00","fuel":"15","minG":"500","maxG":"70000","maxSideMm":"1200","maxGirthMm":"3300","divisor":"5000","volume":"FULL","goods":"NORMAL","days":"4-8","tracked":"yes","insurance":"0: 6.00; 700.01: 1.5% 21.00-3000.00"},{"code":"TRUCK","countries":"kz uz ru la vn my","price":"FIRST_ADDITIONAL","firstG":"1000","first":"28.00","stepG":"1000","step":"16.00","minG":"1000","maxG":"100000","maxSideMm":"2400","maxGirthMm":"6000","divisor":"6000","volume":"HALF","goods":"NORMAL COSMETIC FOOD","days":"8-25","tracked":"yes","pickup":"yes","insurance":"0: 6.00; 700.01: 1.5% 21.00-3000.00","express":"Kazpost kz 12.00; Alem-TAT kz 16.00/1000 + 4.00/1000; UzPost uz 10.00/1000 + 3.00/1000; CDEK ru 18.00/1000 + 5.00/1000; Russian Post ru 15.00; HAL Logistics la 8.00/1000 + 2.00/1000; Anousith Express la 9.00/1000 + 2.00/1000; Viettel Post vn 9.00/1000 + 2.50/1000; Pos Malaysia my 10.00/1000 + 3.00/1000"},{"code":"SEA","countries":"au mx cl kr","price":"FIRST_ADDITIONAL","firstG":"10000","first":"150.00","stepG":"1000","step":"9.00","minG":"10000","maxG":"500000","maxSideMm":"3000","maxGirthMm":"8000","divisor":"6000","volume":"FULL","goods":"NORMAL OVERSIZE","days":"30-60","tracked":"yes","pickup":"yes","insurance":"0: 6.00; 700.01: 1.5% 21.00-3000.00","express":"CJ Logistics kr 18.00; Australia Post au 40.00/1000 + 9.00/1000; Estafeta mx 28.00/1000 + 7.00/1000; Starken cl 26.00/1000 + 7.00/1000"},{"code":"POSTAL_EMS","countries":"WORLD","price":"FIRST_ADDITIONAL","firstG":"500","first":"90.00","stepG":"500","step":"30.00","minG":"500","maxG":"30000","maxSideMm":"1500","maxGirthMm":"3000","divisor":"8000","volume":"SIDE_LIMIT 600","goods":"NORMAL","days":"8-20","tracked":"yes","insurance":"0: 6.00; 700.01: 1.5% 21.00-3000.00"},{"code":"AIR_CARGO","countries":"pk my kr au","price":"TIERED_UNIT","stepG":"1000","tiers":"21000: 42.00; 45000: 36.00; 100000: 31.00","minimum":"1000.00","minG":"21000","maxG":"500000","maxSideMm":"2400","maxGirthMm":"6000","divisor":"6000","volume":"FULL","goods":"NORMAL BATTERY_BUILT_IN MAGNETIC FRAGILE","days":"6-12","tracked":"yes","pickup":"yes","surcharges":"CUSTOMS PER_ORDER 150.00","insurance":"0: 6.00; 700.01: 1.5% 21.00-3000.00","express":"Pos Malaysia my 10.00/1000 + 3.00/1000; TCS pk 9.00/1000 + 3.00/1000; CJ Logistics kr 18.00; Australia Post au 40.00/1000 + 9.00/1000"},{"code":"SEA_BULK","countries":"au mx cl kr","price":"PER_CBM","step":"1400.00","firstCm3":"200000","stepCm3":"10000","minG":"1","maxG":"500000","maxSideMm":"5000","maxGirthMm":"14000","divisor":"6000","volume":"NONE","goods":"NORMAL OVERSIZE FRAGILE","days":"35-65","tracked":"yes","pickup":"yes","surcharges":"CUSTOMS PER_ORDER 150.00","insurance":"0: 6.00; 700.01: 1.5% 21.00-3000.00","express":"CJ Logistics kr 18.00; Australia Post au 40.00/1000 + 9.00/1000; Estafeta mx 28.00/1000 + 7.00/1000; Starken cl 26.00/1000 + 7.00/1000"},{"code":"SENSITIVE_AIR","countries":"au ru uz kz pk vn la kr mx cl my by","price":"FIRST_ADDITIONAL","firstG":"500","first":"98.00","stepG":"500","step":"36.00","minG":"500","maxG":"30000","maxSideMm":"1200","maxGirthMm":"2700","divisor":"6000","volume":"FREE_UP_TO 1000","goods":"NORMAL BATTERY_BUILT_IN LIQUID POWDER FOOD COSMETIC MAGNETIC BRANDED FRAGILE","days":"9-18","tracked":"yes","surcharges":"SPECIAL_HANDLING PER_BOX 10.00","insurance":"0: 6.00; 700.01: 1.5% 21.00-3000.00"},{"code":"BULKY_CARGO","countries":"au ru uz kz pk vn la kr mx cl my by","price":"FIRST_ADDITIONAL","firstG":"10000","first":"280.00","stepG":"1000","step":"21.00","minG":"10000","maxG":"200000","maxSideMm":"3000","maxGirthMm":"8000","divisor":"6000","volume":"HALF","goods":"NORMAL OVERSIZE FRAGILE MAGNETIC BRANDED","days":"20-45","tracked":"yes","pickup":"yes","surcharges":"CUSTOMS PER_ORDER 50.00","insurance":"0: 6.00; 700.01: 1.5% 21.00-3000.00","express":"Kazpost kz 12.00; Alem-TAT kz 16.00/1000 + 4.00/1000; UzPost uz 10.00/1000 + 3.00/1000; CDEK ru 18.00/1000 + 5.00/1000; Russian Post ru 15.00; Belpost by 12.00/1000 + 4.00/1000; HAL Logistics la 8.00/1000 + 2.00/1000; Anousith Express la 9.00/1000 + 2.00/1000; Viettel Post vn 9.00/1000 + 2.50/1000; Pos Malaysia my 10.00/1000 + 3.00/1000; TCS pk 9.00/1000 + 3.00/1000; CJ Logistics kr 18.00; Australia Post au 40.00/1000 + 9.00/1000; Estafeta mx 28.00/1000 + 7.00/1000; Starken cl 26.00/1000 + 7.00/1000"}]') c;
--> statement-breakpoint
-- What is published never changes (docs/decisions/075-tariffs.md). Its state may: it begins, or is withdrawn before.
CREATE TRIGGER `tariffs_no_update` BEFORE UPDATE ON `tariffs`
WHEN OLD.published_at IS NOT NULL AND (OLD.id <> NEW.id OR OLD.tenant_id <> NEW.tenant_id OR OLD.number <> NEW.number
  OR OLD.names <> NEW.names OR OLD.row_count <> NEW.row_count OR OLD.valid_from IS NOT NEW.valid_from
  OR OLD.published_at IS NOT NEW.published_at OR OLD.state <> 'SCHEDULED' AND OLD.state <> NEW.state)
BEGIN SELECT RAISE(ABORT, 'tariffs: published'); END;
--> statement-breakpoint
CREATE TRIGGER `tariffs_no_delete` BEFORE DELETE ON `tariffs`
WHEN OLD.published_at IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'tariffs: published'); END;
--> statement-breakpoint
CREATE TRIGGER `tariffs_no_replace` BEFORE INSERT ON `tariffs`
WHEN EXISTS (SELECT 1 FROM tariffs WHERE published_at IS NOT NULL AND (id = NEW.id OR tenant_id = NEW.tenant_id AND number = NEW.number))
BEGIN SELECT RAISE(ABORT, 'tariffs: published'); END;
--> statement-breakpoint
CREATE TRIGGER `tariff_rows_no_update` BEFORE UPDATE ON `tariff_rows`
WHEN EXISTS (SELECT 1 FROM tariffs WHERE id = OLD.tariff_id AND published_at IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'tariffs: published'); END;
--> statement-breakpoint
CREATE TRIGGER `tariff_rows_no_delete` BEFORE DELETE ON `tariff_rows`
WHEN EXISTS (SELECT 1 FROM tariffs WHERE id = OLD.tariff_id AND published_at IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'tariffs: published'); END;
--> statement-breakpoint
-- A copy of the database inserts the rows of what is published, but not one more than there were.
CREATE TRIGGER `tariff_rows_no_insert` BEFORE INSERT ON `tariff_rows`
WHEN EXISTS (SELECT 1 FROM tariffs t WHERE t.id = NEW.tariff_id AND t.published_at IS NOT NULL AND (
  t.row_count <= (SELECT count(*) FROM tariff_rows WHERE tariff_id = NEW.tariff_id)
  OR EXISTS (SELECT 1 FROM tariff_rows WHERE tariff_id = NEW.tariff_id AND position = NEW.position)))
BEGIN SELECT RAISE(ABORT, 'tariffs: published'); END;
--> statement-breakpoint
-- Drafts are not content that a shop shows, so only what is published raises the revision.
CREATE TRIGGER `tariffs_insert_revises` AFTER INSERT ON `tariffs` WHEN NEW.published_at IS NOT NULL BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = NEW.tenant_id;
END;
--> statement-breakpoint
CREATE TRIGGER `tariffs_update_revises` AFTER UPDATE ON `tariffs` WHEN NEW.published_at IS NOT NULL BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = NEW.tenant_id;
END;
