import type { Deposit } from '../../../contract/calls/deposits.ts';
import type { Flash } from '../../../site/flash.ts';
import { CallForm } from '../../form/call-form.tsx';
import { type FormState, formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { View } from '../../view.ts';
import * as css from '../balance.css';
import * as depositCss from './deposit.css';
import { ProofFile } from './proof-file.tsx';

type StepProps = { t: View['t']; deposit: Deposit; pagePath: string };

/** The form that submits the proof of a transfer. */
export function ProofForm({
  t,
  flash,
  deposit,
  pagePath,
}: StepProps & { flash: Flash | undefined }) {
  const state = formState(flash, 'submitCertificate', ['certificate', 'reference']);
  return (
    <div className={css.stack}>
      <CallForm
        call="submitCertificate"
        upload={{ field: 'certificate', catalog: 'DEPOSIT_CERTIFICATE' }}
        next={pagePath}
        back={pagePath}
        flash="depositSubmitted"
        className={css.form}
      >
        <FormMessage form={state} />
        <input type="hidden" name="depositId" value={deposit.id} />
        <ProofFile
          error={state.error('certificate')}
          texts={{
            label: t('deposit.file'),
            hint: t('deposit.fileHint'),
            wrongType: t('upload.wrongType'),
            tooLarge: t('upload.tooLarge'),
            sending: t('deposit.fileSending'),
            failed: t('upload.failed'),
            sent: t('flash.depositSubmitted'),
          }}
        />
        <Reference t={t} deposit={deposit} state={state} />
        <Button type="submit" variant="primary">
          {t('deposit.sendProof')}
        </Button>
      </CallForm>
      {deposit.status === 'PENDING_PAYMENT' && (
        <div className={depositCss.noProof}>
          <p className={css.muted}>{t('deposit.noProof')}</p>
          <SubmitDeposit t={t} deposit={deposit} pagePath={pagePath} />
        </div>
      )}
    </div>
  );
}

type ReferenceProps = Omit<StepProps, 'pagePath'> & { state: FormState<'reference'> };

function Reference({ t, deposit, state }: ReferenceProps) {
  return (
    <div className={css.wide}>
      <TextInput
        name="reference"
        label={t('deposit.reference')}
        hint={t('deposit.referenceHint')}
        defaultValue={state.value('reference') ?? deposit.reference}
        error={state.error('reference')}
        maxLength={80}
        autoComplete="off"
      />
    </div>
  );
}

/** The button to report that the shopper has paid, without a proof. */
export function SubmitDeposit({ t, deposit, pagePath }: StepProps) {
  return (
    <CallForm call="updateDeposit" next={pagePath} back={pagePath}>
      <input type="hidden" name="depositId" value={deposit.id} />
      <input type="hidden" name="action" value="SUBMIT" />
      <Button type="submit">{t('deposit.paid')}</Button>
    </CallForm>
  );
}

/** The button that cancels a top-up. */
export function CancelDeposit({ t, deposit, pagePath, next }: StepProps & { next: string }) {
  return (
    <CallForm
      call="updateDeposit"
      next={next}
      back={pagePath}
      flash="depositCancelled"
      className={css.buttons}
    >
      <input type="hidden" name="depositId" value={deposit.id} />
      <input type="hidden" name="action" value="CANCEL" />
      <Button type="submit" variant="ghost" className={depositCss.cancel}>
        {t('deposit.cancel')}
      </Button>
    </CallForm>
  );
}
