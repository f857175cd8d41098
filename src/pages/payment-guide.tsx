import { ArticleOf } from './_components/article-of.tsx';

export default async function PaymentGuidePage() {
  return <ArticleOf type="PAYMENT_GUIDE" />;
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
