import { Sheet } from './kit/sheet.js';

type View = '1' | '2' | '3' | '4' | '5' | '6';

export type PictureName = 'main' | View | 'square' | 'film' | 'og';

export interface Picture {
  readonly name: PictureName;
  readonly alt: string;
  readonly draw: (sheet: Sheet) => string;
}

export type Shelf = 'experiences' | 'venues' | 'products' | 'memberships' | 'site';

/** One thing worth seeing and the pictures of it. `slug` seeds all chance in them. */
export interface Subject {
  readonly shelf: Shelf;
  readonly slug: string;
  readonly pictures: readonly Picture[];
  /** Films of it, in the folder films/<slug>; each has a picture of its name, shown until it starts. */
  readonly films?: readonly string[];
  /** Its files lie on the shelf itself, not in a folder of their own. */
  readonly isLoose?: boolean;
}

interface Format {
  /** The sheet's own units; every sheet is 1000 high. */
  readonly units: number;
  /** Pixels across of the largest rendering. */
  readonly pixels: number;
}

/** One of many on a page: smaller than the main picture. */
const view: Format = { units: 1500, pixels: 1200 };

const formats: Record<PictureName, Format> = {
  main: { units: 1500, pixels: 1600 },
  '1': view,
  '2': view,
  '3': view,
  '4': view,
  '5': view,
  '6': view,
  square: { units: 1000, pixels: 1280 },
  film: view,
  og: { units: 1904.762, pixels: 1200 },
};

/** The picture as an SVG document; the same subject and picture always give the same bytes. */
export const svgOf = (subject: Subject, picture: Picture): string => {
  const { units, pixels } = formats[picture.name];
  const sheet = new Sheet(`${subject.slug}/${picture.name}`, units);
  return sheet.document(picture.draw(sheet), pixels);
};

/** Where its files lie, from the folder of all pictures. */
export const folderOf = ({ shelf, slug, isLoose = false }: Subject): string => (isLoose ? shelf : `${shelf}/${slug}`);
