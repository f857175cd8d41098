import { ui } from '../../theme/layer.ts';

/** The class of a shape on a 20 px grid, for what is masked by it. `attributes` as in SVG, `#` as `%23`. */
export const shape = (path: string, attributes: string): string =>
  ui({
    maskImage: `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' ${attributes}%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`,
  });
