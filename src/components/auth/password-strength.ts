/**
 * How hard a password is to guess, from 0 (weak) to 3 (strong); undefined if it is empty. Only a
 * hint: the server decides.
 */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | undefined {
  if (password === '') return undefined;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password));
  const different = new Set(password).size;
  if (password.length < 8 || different < 5) return 0;
  // At most 34 points: 20 for the length, 8 for kinds of characters, 6 for different characters.
  const points = Math.min(password.length, 20) + kinds.length * 2 + Math.min(different, 12) / 2;
  if (points < 19) return 1;
  return points < 26 ? 2 : 3;
}
