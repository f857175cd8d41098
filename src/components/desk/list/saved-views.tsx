import type { SavedView } from '../../../contract/ops/desk/saved-views.ts';
import type { OwnRole } from '../../../contract/ops/people/roles.ts';
import type { List } from '../../../contract/values/desk/lists.ts';
import { STAFF_ROLES } from '../../../contract/values/people/rights.ts';
import { bareAddress, shownView, viewAddress } from '../../../site/list-address.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormError } from '../../form/form-error.tsx';
import { FormMessage } from '../../form/form-message.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';

type ViewsProps = {
  view: DeskTenantView;
  opened: {
    list: List;
    views: readonly SavedView[];
    roles: readonly Pick<OwnRole, 'id' | 'name'>[];
  };
};

const pathOf = ({ pagePath }: Pick<DeskTenantView, 'pagePath'>) => pagePath.split('?', 1)[0] ?? '';

/** Who has a view, in a word; empty for a view of the person's own. */
function whose({ t }: DeskTenantView, { scope, role, roleName }: SavedView): string {
  if (scope === 'OWN') return '';
  if (scope === 'TENANT') return t('desk.views.ofAll');
  return roleName || t(`desk.role.${role as (typeof STAFF_ROLES)[number]}`);
}

/** The tabs above a list: its saved views that apply to the person. Views of other roles are only in `OtherRoles`. */
export function ViewTabs({ view, opened: { list, views } }: ViewsProps) {
  const { t, pagePath } = view;
  const { view: shown } = shownView(list, pagePath, views);
  const tabs = views.filter((one) => one.applies || one === shown);
  if (tabs.length === 0) return null;
  const path = pathOf(view);
  return (
    <nav className="desk-chips" aria-label={t('desk.views.title')}>
      <a href={bareAddress(path)} aria-current={shown ? undefined : 'page'}>
        {t('desk.views.none')}
      </a>
      {tabs.map((one) => (
        <a
          key={one.id}
          href={viewAddress(path, one)}
          aria-current={one === shown ? 'page' : undefined}
        >
          <bdi>{one.name}</bdi>
          {one.scope !== 'OWN' && <span className="desk-quiet">{whose(view, one)}</span>}
          {one.isDefault && (
            <span aria-label={t('desk.views.opens')} role="img">
              ★
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}

/** The acts on views: undo or save changes to the shown view, save what is shown as a new view, rename and delete. */
export function ViewActs({ view, opened }: ViewsProps) {
  const { t, tenant, flash, pagePath } = view;
  const { list, views } = opened;
  const { view: shown, isChanged, query } = shownView(list, pagePath, views);
  const mayChange = shown?.actions.includes('change');
  return (
    <>
      <FormError flash={flash} call="deleteSavedView" />
      {shown && isChanged && (
        <>
          <span className="desk-quiet">{t('desk.views.changed')}</span>
          <ButtonLink size="sm" variant="ghost" href={viewAddress(pathOf(view), shown)}>
            {t('desk.views.clear')}
          </ButtonLink>
          {mayChange && (
            <CallForm
              call="changeSavedView"
              params={{ id: shown.id }}
              query={{ tenant: tenant.id }}
              version={shown.version}
              next={pagePath}
              back={pagePath}
              flash="desk.flash.saved"
            >
              <input type="hidden" name="name" value={shown.name} />
              <input type="hidden" name="query" value={query} />
              <input type="hidden" name="isDefault" value={String(shown.isDefault)} />
              <Button type="submit" size="sm">
                {t('desk.views.update')}
              </Button>
            </CallForm>
          )}
        </>
      )}
      <SaveForm view={view} opened={opened} query={query} />
      {shown && mayChange && <ChangeForm view={view} shown={shown} />}
      <OtherRoles view={view} opened={opened} />
    </>
  );
}

/**
 * The form that saves the shown filters and columns as a new view: one's own or, for people who may share views, a
 * view for a role or for everybody.
 */
function SaveForm({ view, opened, query }: ViewsProps & { query: string }) {
  const { t, tenant, flash, pagePath, may } = view;
  const form = formState(flash, 'makeSavedView', ['name', 'role']);
  const scopes = ['OWN', 'ROLE', 'TENANT'] as const;
  return (
    <details className="desk-fold" open={form.refused}>
      <summary>{t('desk.views.saveAs')}</summary>
      <CallForm
        call="makeSavedView"
        query={{ tenant: tenant.id }}
        next={`${pathOf(view)}?view={id}`}
        back={pagePath}
        flash="desk.flash.viewSaved"
        className="desk-stack"
      >
        <FormMessage form={form} />
        <input type="hidden" name="list" value={opened.list} />
        <input type="hidden" name="query" value={query} />
        <TextInput
          name="name"
          id="view-name"
          label={t('desk.views.name')}
          maxLength={60}
          required
          defaultValue={form.value('name')}
          error={form.error('name')}
        />
        {may('views.act') && (
          <>
            <Select
              name="scope"
              label={t('desk.views.for')}
              defaultValue={form.value('scope')}
              options={scopes.map((value) => ({ value, label: t(`desk.views.for.${value}`) }))}
            />
            <div className="desk-view-role">
              <Select
                name="role"
                label={t('desk.views.role')}
                defaultValue={form.value('role')}
                error={form.error('role')}
                options={[
                  ...STAFF_ROLES.map((value) => ({ value, label: t(`desk.role.${value}`) })),
                  ...opened.roles.map(({ id, name }) => ({ value: id, label: name })),
                ]}
              />
            </div>
          </>
        )}
        <Checkbox
          name="isDefault"
          value="true"
          label={t('desk.views.default')}
          defaultChecked={form.value('isDefault') === 'true'}
        />
        <Button type="submit" variant="primary" size="sm">
          {t('desk.views.save')}
        </Button>
      </CallForm>
    </details>
  );
}

/** The forms that rename the shown view, make it the default of the list, or delete it. */
function ChangeForm({ view, shown }: Pick<ViewsProps, 'view'> & { shown: SavedView }) {
  const { t, tenant, flash, pagePath } = view;
  const form = formState(flash, 'changeSavedView', ['name']);
  const call = { params: { id: shown.id }, query: { tenant: tenant.id }, version: shown.version };
  return (
    <details className="desk-fold" open={form.refused}>
      <summary>{t('desk.views.edit')}</summary>
      <div className="desk-stack">
        <CallForm
          call="changeSavedView"
          {...call}
          next={pagePath}
          back={pagePath}
          flash="desk.flash.saved"
          className="desk-stack"
        >
          <FormMessage form={form} />
          <input type="hidden" name="query" value={shown.query} />
          <TextInput
            name="name"
            id="view-new-name"
            label={t('desk.views.name')}
            maxLength={60}
            required
            defaultValue={form.value('name') ?? shown.name}
            error={form.error('name')}
          />
          <Checkbox
            name="isDefault"
            id="view-default"
            value="true"
            label={t('desk.views.default')}
            defaultChecked={shown.isDefault}
          />
          <Button type="submit" variant="primary" size="sm">
            {t('desk.views.rename')}
          </Button>
        </CallForm>
        <CallForm
          call="deleteSavedView"
          {...call}
          next={bareAddress(pathOf(view))}
          back={pagePath}
          flash="desk.flash.viewDeleted"
        >
          <Button type="submit" size="sm">
            {t('desk.views.delete')}
          </Button>
        </CallForm>
      </div>
    </details>
  );
}

/** The views of roles that the person does not have, for people who may share views. */
function OtherRoles({ view, opened: { views } }: ViewsProps) {
  const others = views.filter(({ applies }) => !applies);
  if (others.length === 0) return null;
  return (
    <details className="desk-fold">
      <summary>{view.t('desk.views.ofOthers')}</summary>
      <ul className="desk-stack">
        {others.map((one) => (
          <li key={one.id}>
            <a href={viewAddress(pathOf(view), one)}>
              <bdi>{one.name}</bdi>
            </a>{' '}
            <span className="desk-quiet">{whose(view, one)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
