import type { Flash } from '../../site/flash.ts';
import { CallForm } from '../form/call-form.tsx';
import { formState } from '../form/field-errors.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { View } from '../view.ts';
import { form } from './auth-card.css';

type CodeFormProps = {
  view: View;
  flash: Flash | undefined;
  /** Path of this page. Once the code is sent, it is shown again with the e-mail in its query. */
  path: string;
  /** Further parts of the page's query, e.g. where to go after signing up. */
  query?: string;
  /** The address that was typed before and is to be corrected. */
  email?: string;
};

/** First step: the e-mail address to send a code to. */
export function EmailStep({ view: { t }, flash, path, query = '', email }: CodeFormProps) {
  const state = formState(flash, 'sendEmailCode', ['email']);
  return (
    <CallForm
      call="sendEmailCode"
      next={`${path}?email={email}&sent={sentAt}${query && `&${query}`}`}
      back={query ? `${path}?${query}` : path}
      className={form}
    >
      {state.message && <Notice tone="danger" title={state.message} live />}
      <TextInput
        name="email"
        type="email"
        label={t('auth.email')}
        hint={t('auth.codeHint')}
        autoComplete="email"
        inputMode="email"
        defaultValue={state.value('email') ?? email}
        error={state.error('email')}
        required
      />
      <Button type="submit" variant="primary" size="lg" block>
        {t('auth.sendCode')}
      </Button>
    </CallForm>
  );
}
