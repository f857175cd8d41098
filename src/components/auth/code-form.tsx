import type { Flash } from '../../site/flash.ts';
import { CallForm } from '../form/call-form.tsx';
import { formState } from '../form/field-errors.ts';
import type { View } from '../view.ts';
import { form } from './auth-card.css';
import { EMAIL_FIELDS, EmailFields } from './email-fields.tsx';

type CodeFormProps = {
  view: View;
  flash: Flash | undefined;
  /** Path of this page. Once the code is sent, the page is shown again with the e-mail in its query. */
  path: string;
  /** Further parts of the page's query, e.g. where to go after signing up. */
  query?: string;
  /** The e-mail address that was typed before and is to be corrected. */
  email?: string;
  /** Whether the code signs the visitor in; otherwise it only confirms the e-mail address. */
  signsIn?: boolean;
};

/** First step: the e-mail address to send a code to. */
export function EmailStep(props: CodeFormProps) {
  const { view, flash, path, query = '', email, signsIn = false } = props;
  const { t } = view;
  const call = signsIn ? 'sendSignInCode' : 'sendEmailCode';
  const state = formState(flash, call, EMAIL_FIELDS);
  return (
    <CallForm
      call={call}
      next={`${path}?email={email}&sent={sentAt}${query && `&${query}`}`}
      back={query ? `${path}?${query}` : path}
      className={form}
    >
      <EmailFields t={t} state={state} email={email} signsIn={signsIn} />
    </CallForm>
  );
}
