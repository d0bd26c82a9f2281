const megabyte = 1024 * 1024;

/** What a picture can be uploaded for. */
export const uploadTargets = [
  'experience',
  'experience-gallery',
  'membership',
  'product',
  'venue',
  'venue-gallery',
] as const;
export type UploadTarget = (typeof uploadTargets)[number];

/** The addresses to which files are sent (§7). */
export const uploadPaths = /^\/api\/(upload\/|memberships\/[^/]+\/image$|franchise\/candidate-files\/[^/]+$)/;

/** What may be sent for a target (§5): the content decides, not the name. */
export interface UploadRules {
  /** The field of the form that holds the files (§7). */
  readonly field: string;
  readonly mostFiles: number;
  /** Media types, as a file input takes them. */
  readonly types: readonly string[];
  /** The same, for people. */
  readonly inWords: string;
}

/** Bytes that one file may have (decisions.md G44). */
export const largestPicture = 10 * megabyte;
export const largestFilm = 100 * megabyte;
/** Pixels that one picture may have. */
export const maxPixels = 50_000_000;
/** How many times longer than its other side one side of a picture may be. */
export const maxAspectRatio = 20;
/** What a film may be like. */
export const filmLimits = { seconds: 180, width: 3840, height: 2160 } as const;

const pictures = ['image/jpeg', 'image/png', 'image/webp'];
const films = ['video/mp4', 'video/webm'];
const still = { types: pictures, inWords: 'JPEG, PNG, or WebP' };
const media = { types: [...pictures, ...films], inWords: 'JPEG, PNG, WebP, MP4, or WebM' };

export const uploadRules: Readonly<Record<UploadTarget, UploadRules>> = {
  experience: { field: 'image', mostFiles: 1, ...media },
  'experience-gallery': { field: 'images', mostFiles: 5, ...media },
  membership: {
    field: 'image',
    mostFiles: 1,
    types: [...pictures, 'image/gif', 'image/avif', 'image/tiff'],
    inWords: 'JPEG, PNG, WebP, GIF, AVIF, or TIFF',
  },
  product: { field: 'image', mostFiles: 1, ...still },
  venue: { field: 'image', mostFiles: 1, ...still },
  'venue-gallery': { field: 'images', mostFiles: 5, ...still },
};

export const isFilmType = (type: string): boolean => type.startsWith('video/');

/** Bytes that a file of this media type may have. */
export const largestOf = (type: string): number => (isFilmType(type) ? largestFilm : largestPicture);

/** The limits as a form says them before anybody chooses (decisions.md U35). */
export const limitsInWords = ({ types, inWords, mostFiles }: UploadRules): string => {
  const sizes = types.some(isFilmType) ? 'images up to 10 MB, videos up to 100 MB' : 'up to 10 MB';
  return `${inWords}; ${sizes}${mostFiles > 1 ? `; up to ${mostFiles} files at once` : ''}`;
};
