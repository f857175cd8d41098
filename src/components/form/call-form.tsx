import type { ReactNode } from 'react';
import { type EndpointName, endpoints } from '../../contract/endpoints.ts';
import type { UploadCatalog } from '../../contract/values/money/account-kinds.ts';
import { Form } from './form.tsx';

type CallFormProps = {
  /** The call that the form makes; its fields have the contract's names. */
  call: EndpointName;
  params?: Record<string, string>;
  /**
   * The path of the page after success; `{name}` is replaced by the response's field of that name. By default the same
   * page.
   */
  next?: string;
  /** The path of the page after an error. By default the same page. */
  back?: string;
  /** Key of the message after success, without `flash.`. */
  flash?: string;
  /** Fields of the query, such as the tenant at the desk. */
  query?: Record<string, string>;
  /** The version of the object that the form shows. */
  version?: number;
  /** The key with which repeated submits of one page count as one call. */
  idempotencyKey?: string;
  /** The field with a file. The file is uploaded first, and the call gets its key. */
  upload?: { field: string; catalog: UploadCatalog };
  className?: string | undefined;
  id?: string | undefined;
  children: ReactNode;
};

const Hidden = ({ name, value }: { name: string; value: string | undefined }) =>
  value === undefined ? null : <input type="hidden" name={name} value={value} />;

/**
 * A call of the contract as a plain form, which works without scripts: the edge makes the call and
 * redirects (src/server/edge/forms/forms.ts).
 */
export function CallForm(props: CallFormProps) {
  const { call, params = {}, query, next, back, flash, idempotencyKey, version, upload } = props;
  const { children, className, id } = props;
  const { method, path } = endpoints[call];
  const action = `/api${path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))}${query ? `?${new URLSearchParams(query)}` : ''}`;
  return (
    <Form
      method="post"
      action={action}
      encType={upload && 'multipart/form-data'}
      className={className}
      id={id}
    >
      <Hidden name="_method" value={method === 'POST' ? undefined : method} />
      <Hidden name="_next" value={next} />
      <Hidden name="_back" value={back} />
      <Hidden
        name="_flash"
        value={flash && (flash.startsWith('desk.') ? flash : `flash.${flash}`)}
      />
      <Hidden name="_key" value={idempotencyKey} />
      <Hidden name="_version" value={version?.toString()} />
      <Hidden name="_upload" value={upload && `${upload.field}:${upload.catalog}`} />
      {children}
    </Form>
  );
}
