-- Letters of other keyboards became one with those of Arabic (`fold-text.ts`).
INSERT OR IGNORE INTO `own_words` (`tenant_id`, `word`, `product_id`)
SELECT `tenant_id`, replace(replace(replace(replace(replace(replace(`word`, 'ک', 'ك'), 'ی', 'ي'), 'ڤ', 'ف'), 'پ', 'ب'), 'چ', 'ج'), 'گ', 'ك'), `product_id`
FROM `own_words` WHERE `word` GLOB '*[کیڤپچگ]*';
--> statement-breakpoint
-- Some begin with a preposition and the article now, which are taken off a longer word. A stored word does not say
-- how long it was: an ending may have been taken off already. So both words that it may be are added.
INSERT OR IGNORE INTO `own_words` (`tenant_id`, `word`, `product_id`)
SELECT `tenant_id`, substr(replace(replace(replace(replace(replace(replace(`word`, 'ک', 'ك'), 'ی', 'ي'), 'ڤ', 'ف'), 'پ', 'ب'), 'چ', 'ج'), 'گ', 'ك'), 4), `product_id`
FROM `own_words` WHERE substr(`word`, 1, 3) IN ('کال', 'ڤال', 'پال', 'گال') AND length(`word`) > 4;
--> statement-breakpoint
INSERT OR IGNORE INTO `own_words` (`tenant_id`, `word`, `product_id`)
SELECT `tenant_id`, substr(replace(replace(replace(replace(replace(replace(`word`, 'ک', 'ك'), 'ی', 'ي'), 'ڤ', 'ف'), 'پ', 'ب'), 'چ', 'ج'), 'گ', 'ك'), 4) || 'ه', `product_id`
FROM `own_words` WHERE substr(`word`, 1, 3) IN ('کال', 'ڤال', 'پال', 'گال') AND length(`word`) IN (4, 5);
--> statement-breakpoint
DELETE FROM `own_words` WHERE `word` GLOB '*[کیڤپچگ]*';
