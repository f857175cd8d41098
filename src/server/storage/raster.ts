/** A decoded picture: opaque, upright, three bytes a pixel (sRGB), row by row. */
export type Raster = { width: number; height: number; rgb: Uint8Array };
