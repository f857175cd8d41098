import type { Flash } from '../../site/flash.ts';
import { CallForm } from '../form/call-form.tsx';
import { formState } from '../form/field-errors.ts';
import * as button from '../ui/button.css';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { Notice } from '../ui/notice.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import type { View } from '../view.ts';
import * as css from './account.css';
import { Confirm } from './confirm.tsx';
import { Section } from './section.tsx';

const PAGE_PATH = '/my/account#data';

/** The link to download all data of the account as a file, and the form to delete the account. */
export function OwnData({ view: { t }, flash }: { view: View; flash: Flash | undefined }) {
  const state = formState(flash, 'deleteAccount', ['loginPassword']);
  return (
    <Section id="data" title={t('account.data')} text={t('account.dataText')}>
      <div className={css.stack}>
        <div className={css.buttons}>
          <a
            href="/my/account/data.json"
            download
            className={cx(button.button, button.variant.secondary, button.size.md)}
          >
            {t('account.download')}
          </a>
        </div>
        {state.message && <Notice tone="danger" title={state.message} live />}
        <Confirm
          label={t('account.delete')}
          question={t('account.deleteQuestion')}
          open={state.refused}
        >
          <CallForm
            call="deleteAccount"
            next="/auth/login"
            back={PAGE_PATH}
            flash="accountDeleted"
            className={css.form}
          >
            <PasswordInput
              name="loginPassword"
              label={t('auth.password')}
              showLabel={t('auth.showPassword')}
              hideLabel={t('auth.hidePassword')}
              autoComplete="current-password"
              error={state.error('loginPassword')}
              required
            />
            <Button type="submit" variant="danger" className={css.submit}>
              {t('account.delete')}
            </Button>
          </CallForm>
        </Confirm>
      </div>
    </Section>
  );
}
