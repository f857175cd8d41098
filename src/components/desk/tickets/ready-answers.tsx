import type { ReadyAnswer } from '../../../contract/ops/orders/tickets.ts';
import { LOCALES, type Locale } from '../../../contract/values/shop/locales.ts';
import { NAMES } from '../../../i18n/languages.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';

type AnswersProps = { view: DeskTenantView; answers: readonly ReadyAnswer[] };

/** The ready answers of a tenant, each with its form for people who may change them. */
export function ReadyAnswers({ view, answers }: AnswersProps) {
  const { t, may } = view;
  if (!may('tickets.lead')) {
    return answers.map(({ id, title, texts }) => (
      <section key={id} className="desk-card">
        <h2>{title}</h2>
        <p dir="auto">{texts[0]?.text}</p>
      </section>
    ));
  }
  return (
    <>
      <p className="desk-quiet">{t('desk.answers.placeholders')}</p>
      <div className="desk-acts desk-answers">
        {answers.map((answer) => (
          <details key={answer.id}>
            <summary>{answer.title}</summary>
            <div>
              <AnswerForm view={view} answer={answer} />
              <Removal view={view} answer={answer} />
            </div>
          </details>
        ))}
        <details open={answers.length === 0}>
          <summary>{t('desk.answers.add')}</summary>
          <div>
            <AnswerForm view={view} />
          </div>
        </details>
      </div>
    </>
  );
}

const query = ({ tenant }: DeskTenantView) => ({ tenant: tenant.id });

function AnswerForm({ view, answer }: { view: DeskTenantView; answer?: ReadyAnswer }) {
  const { t, flash, pagePath } = view;
  const call = answer ? 'changeReadyAnswer' : 'addReadyAnswer';
  const form = formState(flash, call, ['title']);
  const [english, ...others] = LOCALES;
  const field = (language: Locale, index: number) => (
    <div key={language}>
      <input type="hidden" name={`texts.${index}.language`} value={language} />
      <TextArea
        id={`${answer?.id ?? 'new'}-${language}`}
        name={`texts.${index}.text`}
        label={NAMES[language]}
        rows={4}
        maxLength={4000}
        dir="auto"
        defaultValue={answer?.texts.find((one) => one.language === language)?.text}
      />
    </div>
  );
  return (
    <CallForm
      call={call}
      {...(answer ? { params: { id: answer.id }, version: answer.version } : {})}
      query={query(view)}
      next={pagePath}
      back={pagePath}
      flash="desk.flash.saved"
      className="desk-stack"
    >
      <FormMessage form={form} />
      <TextInput
        id={`${answer?.id ?? 'new'}-title`}
        name="title"
        label={t('desk.answers.title')}
        maxLength={80}
        required
        defaultValue={answer?.title}
      />
      {field(english, 0)}
      <details>
        <summary>{t('desk.answers.languages')}</summary>
        <div className="desk-stack">{others.map((language, i) => field(language, i + 1))}</div>
      </details>
      <div className="desk-row">
        <Button type="submit" variant="primary">
          {t('desk.save')}
        </Button>
      </div>
    </CallForm>
  );
}

function Removal({ view, answer }: { view: DeskTenantView; answer: ReadyAnswer }) {
  const { t, pagePath } = view;
  return (
    <CallForm
      call="removeReadyAnswer"
      params={{ id: answer.id }}
      query={query(view)}
      version={answer.version}
      next={pagePath}
      back={pagePath}
      flash="desk.flash.saved"
    >
      <Button type="submit" variant="danger">
        {t('desk.answers.remove')}
      </Button>
    </CallForm>
  );
}
