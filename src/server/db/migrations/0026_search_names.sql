CREATE TABLE `search_names` (
	`key` text NOT NULL,
	`target` text NOT NULL,
	`locale` text NOT NULL,
	`fit` integer NOT NULL,
	PRIMARY KEY(`key`, `target`, `locale`)
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `categories` ADD `other_names` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `phrases` ADD `kin` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `phrases` ADD `other_names` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `search_nouns` ADD `zh` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `search_nouns` ADD `kin` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `search_words` ADD `languages` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `search_words` ADD `named_in` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `search_words` ADD `meaning_zh` text;