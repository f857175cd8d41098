/** Id of an option, by which the field names the active one: the list itself is loaded late. */
export const optionId = (listId: string, place: number): string => `${listId}${place}`;
