import type { Flash } from '../../site/flash.ts';
import { CallForm } from '../form/call-form.tsx';
import { formState } from '../form/field-errors.ts';
import { FormMessage } from '../form/form-message.tsx';
import { messagesHref } from '../message/message-tabs.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { CountedTextArea } from '../ui/counted-text-area.tsx';
import type { View } from '../view.ts';
import * as css from './sourcing-request.css';

type SourcingRequestProps = {
  t: View['t'];
  flash: Flash | undefined;
  /** The link that could not be opened, or empty. */
  link: string;
  /** The keyword without results, or empty. */
  keyword: string;
};

/**
 * The form for a request to the sourcing service, sent as feedback. A visitor must sign in first; the
 * link or keyword is in the URL, so that it is filled in again afterwards.
 */
export function SourcingRequest({ t, flash, link, keyword }: SourcingRequestProps) {
  const state = formState(flash, 'sendFeedback', ['text']);
  const query = Object.entries({ link, text: keyword }).filter(([, text]) => text !== '');
  const pagePath = `/sourcing-service${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`;
  const proposedText = link
    ? t('sourcing.request.text', { link })
    : keyword && t('sourcing.request.words', { words: keyword });
  return (
    <div id="request" className={css.section}>
      <Card title={t('sourcing.request.title')}>
        <CallForm
          call="sendFeedback"
          next={messagesHref('feedback')}
          back={`${pagePath}#request`}
          flash="feedbackSent"
          className={css.form}
        >
          <FormMessage form={state} />
          <input type="hidden" name="kind" value="QUESTION" />
          <CountedTextArea
            name="text"
            dir="auto"
            label={t('sourcing.request.label')}
            hint={t('sourcing.request.hint')}
            rows={5}
            maxLength={2000}
            defaultValue={state.value('text') ?? proposedText}
            error={state.error('text')}
            required
          />
          <Button type="submit" variant="primary" className={css.submit}>
            {t('sourcing.request.send')}
          </Button>
        </CallForm>
      </Card>
    </div>
  );
}
