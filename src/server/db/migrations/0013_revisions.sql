CREATE TABLE `revisions` (
	`scope` text PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `revisions` (`scope`, `revision`) SELECT '', cast(unixepoch('subsec') * 1000 as integer) UNION ALL SELECT `id`, cast(unixepoch('subsec') * 1000 as integer) FROM `tenants`;
--> statement-breakpoint
-- What follows raises the revision of whose content changes (docs/decisions/028-content-revisions.md).
-- No statement of a trigger may have an ON CONFLICT: that of the statement which set it off would rule.
CREATE TRIGGER `tenants_insert_revises` AFTER INSERT ON `tenants` BEGIN
  INSERT INTO revisions (scope, revision) SELECT NEW.id, 0 WHERE NOT EXISTS (SELECT 1 FROM revisions WHERE scope = NEW.id);
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope IN ('', NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER `tenants_update_revises` AFTER UPDATE ON `tenants` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope IN (OLD.id, NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER `tenants_delete_revises` AFTER DELETE ON `tenants` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope IN ('', OLD.id);
END;
--> statement-breakpoint
CREATE TRIGGER `warehouses_insert_revises` AFTER INSERT ON `warehouses` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = NEW.tenant_id;
END;
--> statement-breakpoint
CREATE TRIGGER `warehouses_update_revises` AFTER UPDATE ON `warehouses` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope IN (OLD.tenant_id, NEW.tenant_id);
END;
--> statement-breakpoint
CREATE TRIGGER `warehouses_delete_revises` AFTER DELETE ON `warehouses` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = OLD.tenant_id;
END;
--> statement-breakpoint
CREATE TRIGGER `articles_insert_revises` AFTER INSERT ON `articles` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = NEW.tenant_id;
END;
--> statement-breakpoint
CREATE TRIGGER `articles_update_revises` AFTER UPDATE ON `articles` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope IN (OLD.tenant_id, NEW.tenant_id);
END;
--> statement-breakpoint
CREATE TRIGGER `articles_delete_revises` AFTER DELETE ON `articles` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = OLD.tenant_id;
END;
--> statement-breakpoint
CREATE TRIGGER `how_to_use_steps_insert_revises` AFTER INSERT ON `how_to_use_steps` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = NEW.tenant_id;
END;
--> statement-breakpoint
CREATE TRIGGER `how_to_use_steps_update_revises` AFTER UPDATE ON `how_to_use_steps` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope IN (OLD.tenant_id, NEW.tenant_id);
END;
--> statement-breakpoint
CREATE TRIGGER `how_to_use_steps_delete_revises` AFTER DELETE ON `how_to_use_steps` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = OLD.tenant_id;
END;
--> statement-breakpoint
CREATE TRIGGER `banners_insert_revises` AFTER INSERT ON `banners` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = NEW.tenant_id;
END;
--> statement-breakpoint
CREATE TRIGGER `banners_update_revises` AFTER UPDATE ON `banners` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope IN (OLD.tenant_id, NEW.tenant_id);
END;
--> statement-breakpoint
CREATE TRIGGER `banners_delete_revises` AFTER DELETE ON `banners` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = OLD.tenant_id;
END;
--> statement-breakpoint
CREATE TRIGGER `announcements_insert_revises` AFTER INSERT ON `announcements` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = NEW.tenant_id;
END;
--> statement-breakpoint
CREATE TRIGGER `announcements_update_revises` AFTER UPDATE ON `announcements` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope IN (OLD.tenant_id, NEW.tenant_id);
END;
--> statement-breakpoint
CREATE TRIGGER `announcements_delete_revises` AFTER DELETE ON `announcements` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = OLD.tenant_id;
END;
--> statement-breakpoint
CREATE TRIGGER `product_groups_insert_revises` AFTER INSERT ON `product_groups` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = NEW.tenant_id;
END;
--> statement-breakpoint
CREATE TRIGGER `product_groups_update_revises` AFTER UPDATE ON `product_groups` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope IN (OLD.tenant_id, NEW.tenant_id);
END;
--> statement-breakpoint
CREATE TRIGGER `product_groups_delete_revises` AFTER DELETE ON `product_groups` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = OLD.tenant_id;
END;
--> statement-breakpoint
CREATE TRIGGER `exchange_rates_insert_revises` AFTER INSERT ON `exchange_rates` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = '';
END;
--> statement-breakpoint
CREATE TRIGGER `exchange_rates_update_revises` AFTER UPDATE ON `exchange_rates` WHEN OLD.rate IS NOT NEW.rate BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = '';
END;
--> statement-breakpoint
CREATE TRIGGER `exchange_rates_delete_revises` AFTER DELETE ON `exchange_rates` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = '';
END;
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
CREATE TRIGGER `categories_insert_revises` AFTER INSERT ON `categories` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = '';
END;
--> statement-breakpoint
CREATE TRIGGER `categories_update_revises` AFTER UPDATE ON `categories` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = '';
END;
--> statement-breakpoint
CREATE TRIGGER `categories_delete_revises` AFTER DELETE ON `categories` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = '';
END;
--> statement-breakpoint
CREATE TRIGGER `category_ancestors_insert_revises` AFTER INSERT ON `category_ancestors` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = '';
END;
--> statement-breakpoint
CREATE TRIGGER `category_ancestors_update_revises` AFTER UPDATE ON `category_ancestors` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = '';
END;
--> statement-breakpoint
CREATE TRIGGER `category_ancestors_delete_revises` AFTER DELETE ON `category_ancestors` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = '';
END;
--> statement-breakpoint
CREATE TRIGGER `shops_insert_revises` AFTER INSERT ON `shops` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = '';
END;
--> statement-breakpoint
CREATE TRIGGER `shops_update_revises` AFTER UPDATE ON `shops` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = '';
END;
--> statement-breakpoint
CREATE TRIGGER `shops_delete_revises` AFTER DELETE ON `shops` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = '';
END;
--> statement-breakpoint
CREATE TRIGGER `phrases_insert_revises` AFTER INSERT ON `phrases` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = '';
END;
--> statement-breakpoint
CREATE TRIGGER `phrases_update_revises` AFTER UPDATE ON `phrases` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = '';
END;
--> statement-breakpoint
CREATE TRIGGER `phrases_delete_revises` AFTER DELETE ON `phrases` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = '';
END;
--> statement-breakpoint
CREATE TRIGGER `products_insert_revises` AFTER INSERT ON `products` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = '';
END;
--> statement-breakpoint
CREATE TRIGGER `products_update_revises` AFTER UPDATE ON `products` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = '';
END;
--> statement-breakpoint
CREATE TRIGGER `products_delete_revises` AFTER DELETE ON `products` BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = '';
END;
