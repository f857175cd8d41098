import { type FileHandler, generatedFiles } from '../../src/server/platform/node/files.ts';
import { picturesOnRequest } from './pictures-on-request.ts';

/** Answers requests for the catalogue's pictures. A missing picture is rendered first. */
export const picturesHandler = (log: (line: Record<string, unknown>) => void): FileHandler =>
  generatedFiles('/goods/', {
    ...picturesOnRequest(),
    onError: (error) => log({ event: 'picture_failed', error: String(error.stack ?? error) }),
  });
