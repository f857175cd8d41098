/** The width of a text in columns: characters above code 255 take two (docs/specification.md section 5). */
export const textWidth = (text: string): number =>
  Array.from(text).reduce((width, character) => width + columns(character), 0);

const columns = (character: string): number => ((character.codePointAt(0) ?? 0) > 255 ? 2 : 1);
