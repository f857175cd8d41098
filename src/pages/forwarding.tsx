import { ArticleOf } from './_components/article-of.tsx';

export default async function ForwardingPage() {
  return <ArticleOf type="ABOUT_TRANSIT" />;
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
