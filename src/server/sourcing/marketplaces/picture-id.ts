import { Failure } from '../../../contract/errors.ts';
import { base64, sha256Hex } from '../../crypto/digest.ts';
import type { Picture, ProductReader } from '../source.ts';
import type { AnswerCache } from './answer-cache.ts';

/**
 * The largest picture that is sent to a marketplace. 1688 recommends at most a hundredth of this limit.
 */
const MAX_BYTES = 3 * 2 ** 20;
export const isSendable = ({ bytes }: Picture): boolean => bytes.length <= MAX_BYTES;

/**
 * Uploads a picture to a marketplace and returns the id to search by. The id is cached by the
 * picture's hash. Throws `SOURCE_UNAVAILABLE` if the marketplace returns no id.
 */
export async function pictureIdOf(
  answers: AnswerCache,
  { bytes }: Picture,
  { spend }: ProductReader,
  upload: (base64: string) => Promise<string>,
): Promise<string> {
  const requestId = async () => {
    const id = await upload(base64(bytes));
    if (id === '' || id === '0') throw new Failure('SOURCE_UNAVAILABLE');
    return id;
  };
  return answers.load('picture', await sha256Hex(bytes), requestId, spend);
}
