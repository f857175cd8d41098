import { HtmlValidate } from 'html-validate';

/** Every recommended rule of a whole document, but for these. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React's way of writing HTML, which says the same: `<meta charSet="utf-8"/>`, `disabled=""`.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React's own ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Scripts and styles are our own files, at our own origin.
    'require-sri': 'off',
    // Values that come from data: the colour of a swatch, the share of a bar.
    'no-inline-style': 'off',
    // Of two navigations for two widths the style shows one; axe looks at what is shown.
    'unique-landmark': 'off',
    // Where a phone number may break is the style's to say.
    'tel-non-breaking': 'off',
    // A pay password is not the one that the browser keeps for signing in.
    'autocomplete-password': 'off',
    // A button may say where its own way of sending leads, instead of its form's `_next`.
    'form-dup-name': 'off',
  },
});

/** What is wrong with a page's HTML, a line each. */
export async function htmlFlaws(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
