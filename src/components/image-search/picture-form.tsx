import type { UploadToken } from '../../contract/calls/uploads.ts';
import { ERROR_CODES, type ErrorCode } from '../../contract/errors.ts';
import { translateKey } from '../../i18n/translator.ts';
import { Form } from '../form/form.tsx';
import { Button } from '../ui/button.tsx';
import { CameraIcon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import type { View } from '../view.ts';
import { PictureField } from './picture-field.tsx';
import * as css from './picture-form.css';
import { panelOpenerProps } from './picture-search-path.ts';

type Upload = { readonly token: UploadToken; readonly redirect: string };

type PictureFormProps = {
  readonly view: View;
  /** The upload token and the URL after the upload. Without them there is no form. */
  readonly upload: Upload | undefined;
  /** Code of the bucket's last refusal. */
  readonly error: string | undefined;
};

/**
 * Search by picture without scripts: a form for Alibaba Cloud OSS's PostObject upload, which requires
 * the file to be the last field.
 */
export function PictureForm({ view: { t }, upload, error }: PictureFormProps) {
  return (
    <div className={css.page}>
      <header className={css.text}>
        <h1 className={css.title}>{t('imageSearch.title')}</h1>
        <p className={css.note}>{t('imageSearch.description')}</p>
      </header>
      {error && (
        <Notice tone="danger" live>
          {refusal(t, error)}
        </Notice>
      )}
      {upload && <UploadForm t={t} {...upload} />}
      <p className={css.limits}>{t('imageSearch.note')}</p>
    </div>
  );
}

function UploadForm({ t, token, redirect }: Upload & Pick<View, 't'>) {
  const fields = {
    key: token.key,
    name: 'picture',
    policy: token.policy,
    OSSAccessKeyId: token.accessKeyId,
    ...(token.token && { token: token.token }),
    signature: token.signature,
    success_action_redirect: redirect,
  };
  return (
    <Form
      // Where scripts run, submitting opens the panel instead.
      {...panelOpenerProps}
      action={token.bucketHost}
      method="post"
      encType="multipart/form-data"
      className={css.form}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PictureField
        id="picture"
        texts={{
          label: t('imageSearch.field'),
          drop: t('imageSearch.drag-the-image-here'),
          choose: t('imageSearch.choose'),
          take: t('imageSearch.take'),
          paste: t('imageSearch.paste'),
          limits: t('imageSearch.limit-tip'),
        }}
      >
        <Button className={css.submit} type="submit" variant="primary" icon={<CameraIcon />}>
          {t('imageSearch.submit')}
        </Button>
      </PictureField>
    </Form>
  );
}

const isCode = (code: string): code is ErrorCode => (ERROR_CODES as string[]).includes(code);

function refusal(t: View['t'], error: string): string {
  if (error === 'BODY_TOO_LARGE') return t('imageSearch.image-size-limit');
  if (error === 'UPLOAD_REFUSED') return t('imageSearch.image-type-limit');
  const code = isCode(error) ? error : 'INTERNAL';
  return t('imageSearch.upload-image-failed', { detail: translateKey(t, `error.${code}`) });
}
