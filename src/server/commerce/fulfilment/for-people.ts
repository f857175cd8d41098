import { type Column, type SQL, sql } from 'drizzle-orm';

/** The beginning of the ids of those demo shoppers whose orders the simulator leaves to people. */
export const FOR_PEOPLE = 'people-';

/** The condition for rows that the simulator may play. */
export const notForPeople = (userId: Column): SQL =>
  sql`substr(${userId}, 1, ${FOR_PEOPLE.length}) <> ${FOR_PEOPLE}`;
