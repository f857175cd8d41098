import { CallError, call, type Route } from '../../session/api.ts';
import { lazyTexts } from '../../session/lazy-texts.ts';
import { toast } from '../../ui/toast.ts';

const FIND: Route<'findFavourite'> = ['GET', '/front/favourites/find'];
const ADD: Route<'addFavourite'> = ['POST', '/front/favourites'];
const REMOVE: Route<'removeFavourite'> = ['DELETE', '/front/favourites/{id}'];

/** The id of the favourite for a product; undefined if the product is no favourite. */
export const findFavourite = async (productUrl: string): Promise<string | undefined> =>
  (await call(FIND, { query: { productUrl } })).id;

/**
 * Adds a product to the favourites or, with the id of one, removes it. `showAll` leads to the list. Resolves to the id
 * that holds afterwards.
 */
export async function toggleFavourite(
  productUrl: string,
  id: string | undefined,
  showAll: () => void,
): Promise<string | undefined> {
  const { product: texts } = await lazyTexts();
  const key = 'favourite';
  try {
    if (id) {
      await call(REMOVE, { params: { id } });
      toast('info', texts.removed, { key });
      return undefined;
    }
    const added = await call(ADD, { body: { productUrl } });
    toast('success', texts.saved, { key, action: { label: texts.favourites, run: showAll } });
    return added.id;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    // Removed meanwhile, in another tab.
    if (id && error.status === 404) return undefined;
    const reason = error.status === 0 ? texts.offline : error.message;
    if (error.status !== 401) toast('error', reason || texts.failed, { key });
    return id;
  }
}

/** Opens the system's dialog to share a page; where there is none, copies the address of the page. */
export async function shareProduct(path: string): Promise<void> {
  const url = new URL(path, location.origin).href;
  if (navigator.share) {
    // Rejects if the shopper changes their mind.
    await navigator.share({ title: document.title, url }).catch(() => undefined);
    return;
  }
  const { product: texts } = await lazyTexts();
  try {
    await navigator.clipboard.writeText(url);
    toast('success', texts.copied, { key: 'share' });
  } catch {
    toast('error', texts.copyFailed, { key: 'share' });
  }
}
