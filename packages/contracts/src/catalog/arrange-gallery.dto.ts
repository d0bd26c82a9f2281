import { ArrayMaxSize, IsArray, IsOptional, IsString, MaxLength, ValidateBy } from 'class-validator';
import { all } from '../list-rules.js';
import { isOneLine, OneLine } from '../one-line.js';

const list = { message: 'Please list images by their addresses' };
const words = 'Please describe each image in one line of at most 200 characters';

/** A picture of a gallery, and what is to be seen on it; words that are not said stay as they are. */
export interface GalleryPicture {
  readonly url: string;
  readonly alt?: string;
}

const isLine = (value: unknown, most: number): boolean =>
  typeof value === 'string' && value.length <= most && isOneLine(value);

const isPicture = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const { url, alt } = value as Record<string, unknown>;
  return isLine(url, 300) && (alt === undefined || isLine(alt, 200));
};

const IsGallery = (): PropertyDecorator =>
  all(
    ValidateBy({ name: 'isPicture', validator: { validate: isPicture, defaultMessage: () => words } }, { each: true }),
    ArrayMaxSize(60, list),
    IsArray(list),
  );

/**
 * PUT /api/experiences/{id}/gallery: the pictures in their order, each with what is to be seen on it, and those that go.
 * Pictures that came meanwhile and are named nowhere come last.
 */
export class ArrangeGalleryDto {
  @IsGallery()
  readonly pictures!: GalleryPicture[];

  @OneLine({ ...list, each: true })
  @MaxLength(300, { ...list, each: true })
  @IsString({ ...list, each: true })
  @ArrayMaxSize(60, list)
  @IsArray(list)
  readonly removed!: string[];

  /** What hung there when somebody began: where others have changed that it is refused. Left out, it is not compared. */
  @IsGallery()
  @IsOptional()
  readonly seen?: GalleryPicture[];
}
