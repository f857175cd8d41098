/** The pages of the desk that are not a tenant's: `/desk/profile`. No tenant may have one of these names as its id. */
export const DESK_PAGES: readonly string[] = ['sign-in', 'welcome', 'second-factor', 'profile'];
