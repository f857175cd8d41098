import type { Feedback as FeedbackData } from '../../contract/calls/feedback.ts';
import type { Output } from '../../contract/endpoints.ts';
import { FEEDBACK_KINDS } from '../../contract/values/people/ticket-kinds.ts';
import { Link } from '../../framework/link.tsx';
import { formatDateTime } from '../../i18n/format.ts';
import { translateKey } from '../../i18n/translator.ts';
import type { Flash } from '../../site/flash.ts';
import { orderPage } from '../../site/order-page.ts';
import { CallForm } from '../form/call-form.tsx';
import { formState } from '../form/field-errors.ts';
import { FormMessage } from '../form/form-message.tsx';
import { Pages } from '../list/pages.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { CountedTextArea } from '../ui/counted-text-area.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { textLink } from '../ui/text-link.css';
import type { View } from '../view.ts';
import { messagesHref } from './message-tabs.tsx';
import * as css from './messages.css';

const PAGE_PATH = messagesHref('feedback');

type FeedbackFormProps = {
  t: View['t'];
  flash: Flash | undefined;
  /** The order that a question is about. */
  orderNo: string;
};

/** The form for a question, a complaint, a suggestion or praise. */
export function FeedbackForm({ t, flash, orderNo }: FeedbackFormProps) {
  const state = formState(flash, 'sendFeedback', ['kind', 'text', 'orderNo']);
  return (
    <Card title={t('feedback.title')}>
      <CallForm
        call="sendFeedback"
        next={PAGE_PATH}
        back={PAGE_PATH}
        flash="feedbackSent"
        className={css.form}
      >
        <FormMessage form={state} />
        <RadioGroup
          name="kind"
          legend={t('feedback.kind')}
          variant="segments"
          defaultValue={state.value('kind') ?? 'QUESTION'}
          options={FEEDBACK_KINDS.map((kind) => ({
            value: kind,
            label: translateKey(t, `feedback.kind.${kind}`),
          }))}
          error={state.error('kind')}
          required
        />
        <CountedTextArea
          name="text"
          label={t('feedback.text')}
          rows={5}
          maxLength={2000}
          defaultValue={state.value('text')}
          error={state.error('text')}
          required
        />
        <TextInput
          name="orderNo"
          label={t('feedback.orderNo')}
          hint={t('feedback.orderNoHint')}
          maxLength={32}
          autoComplete="off"
          defaultValue={state.value('orderNo') ?? orderNo}
          error={state.error('orderNo')}
        />
        <Button type="submit" variant="primary" className={css.submit}>
          {t('feedback.send')}
        </Button>
      </CallForm>
    </Card>
  );
}

/** The shopper's feedback with the answers. */
export function FeedbackList({ view, list }: { view: View; list: Output<'listFeedback'> }) {
  const { t } = view;
  if (list.records.length === 0) return null;
  return (
    <>
      <Card title={t('feedback.list')}>
        <ul>
          {list.records.map((feedback) => (
            <Feedback key={feedback.id} view={view} feedback={feedback} />
          ))}
        </ul>
      </Card>
      <Pages t={t} page={list} href={(page) => messagesHref('feedback', page)} />
    </>
  );
}

function Feedback({ view, feedback }: { view: View; feedback: FeedbackData }) {
  const { t, locale, tenant } = view;
  const { kind, text, orderNo, answer, createdAt, answeredAt } = feedback;
  const time = (iso: string) => formatDateTime(locale, iso, tenant);
  return (
    <li className={css.feedback}>
      <div className={css.head}>
        <strong>{translateKey(t, `feedback.kind.${kind}`)}</strong>
        <Badge tone={answer ? 'success' : 'neutral'}>
          {t(answer ? 'feedback.answered' : 'feedback.waiting')}
        </Badge>
        <time className={css.time} dateTime={createdAt}>
          {time(createdAt)}
        </time>
        {orderNo && (
          <Link href={orderPage(orderNo)} className={textLink}>
            {orderNo}
          </Link>
        )}
      </div>
      <p className={css.text} dir="auto">
        {text}
      </p>
      {answer && (
        <div className={css.answer}>
          <span className={css.answerHead}>
            {t('feedback.answer', { name: tenant.name })}
            {answeredAt && ` · ${time(answeredAt)}`}
          </span>
          <p dir="auto">{answer}</p>
        </div>
      )}
    </li>
  );
}
