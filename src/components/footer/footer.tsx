import type { View } from '../view.ts';
import { copyrightYears, footerGroups } from './footer-groups.ts';
import { FooterView } from './footer-view.tsx';

/** The footer: the tenant, its contacts and its terms. */
export function Footer({ view, now }: { readonly view: View; readonly now: number }) {
  const { tenant, t } = view;
  const { name, businessLicenseNo, websiteApprove } = tenant.registrationEntity;
  const legal = [
    t('footer.copyright', { years: copyrightYears(now), name: tenant.name }),
    name,
    name && businessLicenseNo && t('footer.licence', { number: businessLicenseNo }),
    websiteApprove,
  ];
  return (
    <FooterView
      shop={{ name: tenant.name, logo: tenant.logoImage, description: tenant.description }}
      groups={footerGroups(view)}
      texts={{
        follow: t('footer.follow'),
        guide: t('footer.userGuide'),
        information: t('footer.information'),
        terms: t('footer.terms'),
        close: t('shell.close'),
        support: t('footer.support'),
        copied: t('shell.copied'),
        failed: t('shell.copyFailed'),
        online: t('footer.online'),
        poweredBy: tenant.features.hidePoweredBy ? undefined : t('footer.poweredBy'),
      }}
      legal={legal.filter(Boolean)}
    />
  );
}
