import { ArticleOf } from './_components/article-of.tsx';

export default async function TermsPage() {
  return <ArticleOf type="USER_AGREEMENT" />;
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
