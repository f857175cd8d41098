/**
 * The path at which a link from the desk opens a preview of the shop with its drafts, and the path that
 * ends the preview.
 */
export const PREVIEW_PATH = '/preview-shop';
export const END_PREVIEW_PATH = '/preview-shop/end';

/** How long a preview stays open. */
export const PREVIEW_SECONDS = 60 * 60;

/** A preview that is open in this browser: its token, the name of the viewer, and its end. */
export type OpenPreview = { token: string; viewer: string; expiresAt: string };
