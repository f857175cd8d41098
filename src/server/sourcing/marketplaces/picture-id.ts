import { Failure } from '../../../contract/errors.ts';
import { base64, sha256Hex } from '../../crypto/digest.ts';
import type { Picture, Reader } from '../source.ts';
import type { AnswerCache } from './answer-cache.ts';

/** Larger pictures are not sent to a marketplace, in bytes: 1688 advises a hundredth of it. */
const MOST_BYTES = 3 * 2 ** 20;
export const isSendable = ({ bytes }: Picture): boolean => bytes.length <= MOST_BYTES;

/**
 * A marketplace's own id of a picture, which it must have before it looks for others. Throws
 * `SOURCE_UNAVAILABLE` where it gives none.
 */
export async function pictureIdOf(
  answers: AnswerCache,
  { bytes }: Picture,
  { spend }: Reader,
  upload: (base64: string) => Promise<string>,
): Promise<string> {
  const ask = async () => {
    const id = await upload(base64(bytes));
    if (id === '' || id === '0') throw new Failure('SOURCE_UNAVAILABLE');
    return id;
  };
  return answers.recall('picture', await sha256Hex(bytes), ask, spend);
}
