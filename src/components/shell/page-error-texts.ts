import { cache } from 'react';
import type { Translate } from '../../i18n/translator.ts';
import type { PageErrorTexts } from './page-error-boundary.tsx';

/** Texts of the error page. Cached for each request, so that the payload contains them only once. */
export const pageErrorTexts = cache(
  (t: Translate): PageErrorTexts => ({
    title: t('errorPage.title'),
    text: t('errorPage.text'),
    offlineTitle: t('errorPage.offline.title'),
    offlineText: t('errorPage.offline.text'),
    retry: t('errorPage.retry'),
    home: t('errorPage.home'),
    request: t('errorPage.requestId', { id: '' }).trim(),
  }),
);
