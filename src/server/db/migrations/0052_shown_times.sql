CREATE INDEX `announcements_from` ON `announcements` (`shown_from`);--> statement-breakpoint
CREATE INDEX `announcements_until` ON `announcements` (`shown_until`);--> statement-breakpoint
CREATE INDEX `banners_from` ON `banners` (`shown_from`);--> statement-breakpoint
CREATE INDEX `banners_until` ON `banners` (`shown_until`);