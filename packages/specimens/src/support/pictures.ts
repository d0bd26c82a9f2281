/** A drawing in the place of the artwork, which only a running site has. */
export const landscape = new URL('./landscape.svg', import.meta.url).href;

/** Nothing lies there. */
export const missingPicture = '/nothing-here.jpg';
