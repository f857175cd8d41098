/** Well-known numbers and keypad patterns that the rules below don't catch. */
const WELL_KNOWN = new Set(
  '520131 521314 131452 147258 258369 147852 369258 159357 357159 159753 753951 789456 456123 741852 963852 142857 314159'.split(
    ' ',
  ),
);

/**
 * Whether a pay password is refused (docs/domain.md section 4): because it is not six digits, has at most
 * two different digits, repeats a pattern (123123, 343434), consists of pairs (112233), or is a run such
 * as 123456, a well-known number or a date (YYMMDD or DDMMYY).
 */
export function isWeakPayPassword(password: string): boolean {
  return (
    !/^[0-9]{6}$/.test(password) ||
    new Set(password).size <= 2 ||
    /^(\d\d\d)\1$|^(\d\d)\2\2$|^(\d)\3(\d)\4(\d)\5$/.test(password) ||
    isRun(password) ||
    WELL_KNOWN.has(password) ||
    isDateInEitherOrder(password)
  );
}

/** Whether the digits count up or down, 0 following 9: 123456, 890123, 543210. */
export function isRun(digits: string): boolean {
  // 1 for a step up, 9 for a step down.
  const steps = Array.from(
    digits.slice(1),
    (digit, index) => (Number(digit) - Number(digits[index]) + 10) % 10,
  );
  return steps.every((step) => step === 1) || steps.every((step) => step === 9);
}

function isDateInEitherOrder(digits: string): boolean {
  const [first, middle, last] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].map(
    Number,
  );
  return isDate(first, middle, last) || isDate(last, middle, first);
}

function isDate(year = 0, month = 0, day = 0): boolean {
  const date = new Date(Date.UTC(2000 + year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
