import { drawBrandPictures } from '../demo/pictures/brand-pictures.ts';

/** Draws the preview pictures of shared links and the icons of the demonstration's shops into `public/brand`. */
await drawBrandPictures();
