import { matchRoute } from '../../site/match-route.ts';
import type { RouteOptions } from '../../site/route-options.ts';
import { trailOf } from '../navigation/trail.ts';
import { BreadcrumbList } from './page-data.tsx';
import type { HeadPage } from './page-url.ts';
import { stepsOf } from './structured-data.ts';

/** The page's breadcrumbs for search engines; empty without breadcrumbs. */
export function BreadcrumbData({ page }: { readonly page: HeadPage }) {
  const route = matchRoute(page.pagePath);
  const options: RouteOptions = route?.options ?? {};
  if (!options.showContentHeader) return null;
  return <BreadcrumbList steps={stepsOf(page, trailOf(page.pagePath, page))} />;
}
