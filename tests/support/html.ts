import { HtmlValidate } from 'html-validate';

/** All recommended rules for whole documents, except these. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes HTML in its own style: `<meta charSet="utf-8"/>`, `disabled=""`.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React's ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Scripts and styles are files of the same origin.
    'require-sri': 'off',
    // Some values come from data: the colour of a swatch, the share of a bar.
    'no-inline-style': 'off',
    // A page has two navigations, for narrow and wide windows. The style shows one; axe checks what is shown.
    'unique-landmark': 'off',
    // The style decides where a phone number may break.
    'tel-non-breaking': 'off',
    // A pay password must not be filled in from the passwords that the browser has stored.
    'autocomplete-password': 'off',
    // A button may have its own `_next`, instead of the one of its form.
    'form-dup-name': 'off',
  },
});

/** The flaws of a page's HTML, a line for each. */
export async function htmlFlaws(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
