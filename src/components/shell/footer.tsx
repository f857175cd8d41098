import type { ReactNode } from 'react';
import { IconLink } from '../ui/icon-button.tsx';
import { Container } from '../ui/layout.tsx';
import { Link } from '../ui/link.tsx';
import type { View } from '../view.ts';
import { AgreementLink } from './agreement-link.tsx';
import { CopyValue } from './copy-value.tsx';
import * as css from './footer.css';
import { copyrightYears, type FooterGroups, footerGroups } from './footer-groups.ts';
import { CHAT_NAMES, SOCIAL } from './social-icons.ts';

const POWERED_BY = 'https://sampan.shop/';

/** Who the tenant is, how to reach it, and what holds between it and the shopper. */
export function Footer({ view, now }: { readonly view: View; readonly now: number }) {
  const groups = footerGroups(view);
  const { t } = view;
  return (
    <footer className={css.footer}>
      <Container className={css.columns}>
        <About view={view} social={groups.social} />
        {groups.guide.length > 0 && (
          <Group title={t('footer.userGuide')}>
            {groups.guide.map(({ path, label }) => (
              <li key={path}>
                <Link href={path} className={css.entry}>
                  {label}
                </Link>
              </li>
            ))}
          </Group>
        )}
        {groups.about && (
          <Group title={t('footer.information')}>
            <li>
              <Link href={groups.about.path} className={css.entry}>
                {groups.about.label}
              </Link>
            </li>
            <li>
              <AgreementLink label={t('footer.terms')} closeLabel={t('shell.close')} />
            </li>
          </Group>
        )}
        <Support view={view} support={groups.support} />
        {groups.online.length > 0 && (
          <Group title={t('footer.online')}>
            {groups.online.map(({ title, link }) => (
              <li key={link}>
                <Link href={link} className={css.entry}>
                  {title}
                </Link>
              </li>
            ))}
          </Group>
        )}
      </Container>
      <Legal view={view} now={now} />
    </footer>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className={css.title}>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

type AboutProps = { readonly view: View; readonly social: FooterGroups['social'] };

function About({ view: { tenant, t }, social }: AboutProps) {
  return (
    <div className={css.about}>
      <span className={css.brand}>
        <img
          src={tenant.logoImage}
          alt=""
          width={28}
          height={28}
          className={css.logo}
          loading="lazy"
        />
        {tenant.name}
      </span>
      <p className={css.description}>{tenant.description}</p>
      {social.length > 0 && (
        <ul className={css.social} aria-label={t('footer.follow')}>
          {social.map(({ platform, link }) => {
            const { name, Mark } = SOCIAL[platform];
            return (
              <li key={platform}>
                <IconLink href={link} target="_blank" label={name} icon={<Mark />} />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

type SupportProps = { readonly view: View; readonly support: FooterGroups['support'] };

function Support({ view: { t }, support }: SupportProps) {
  const { phone, email, accounts } = support;
  if (!phone && !email && accounts.length === 0) return null;
  const texts = { copied: t('shell.copied'), failed: t('shell.copyFailed') };
  return (
    <Group title={t('footer.support')}>
      {phone && (
        <li>
          <CopyValue value={phone} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} texts={texts} />
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`} className={css.entry}>
            {email}
          </a>
        </li>
      )}
      {accounts.map(({ type, accountId }) => (
        <li key={type + accountId}>
          <CopyValue value={accountId} kind={CHAT_NAMES[type]} texts={texts} />
        </li>
      ))}
    </Group>
  );
}

function Legal({ view: { tenant, t }, now }: { readonly view: View; readonly now: number }) {
  const { name, businessLicenseNo, websiteApprove } = tenant.registrationEntity;
  return (
    <Container>
      <div className={css.legal}>
        <span>{t('footer.copyright', { years: copyrightYears(now), name: tenant.name })}</span>
        {name && <span>{name}</span>}
        {name && businessLicenseNo && (
          <span>{t('footer.licence', { number: businessLicenseNo })}</span>
        )}
        {websiteApprove && <span>{websiteApprove}</span>}
        {!tenant.features.hidePoweredBy && (
          <a href={POWERED_BY} className={css.poweredBy}>
            {t('footer.poweredBy')}
          </a>
        )}
      </div>
    </Container>
  );
}
