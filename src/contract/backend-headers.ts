/** Headers that a backend of ours and its storefront tell one another beside a call; browsers never see them. */

/** At which revision the tenant's content was when the call was answered, in a word. */
export const CONTENT_REVISION = 'x-content-revision';

/** A moment of the database: a call reads nothing older than the one it brings, and is told its own. */
export const DATABASE_BOOKMARK = 'x-database-bookmark';
