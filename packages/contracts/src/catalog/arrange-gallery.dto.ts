import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsString, MaxLength, ValidateNested } from 'class-validator';
import { IsAltText } from '../media/upload-views.js';

const list = { message: 'Please name pictures by their addresses' };

export class GalleryPictureDto {
  @MaxLength(300, list)
  @IsString(list)
  readonly url!: string;

  @IsAltText()
  readonly alt?: string;
}

/**
 * PUT /api/experiences/{id}/gallery: the pictures in their order, each with what is to be seen on it, and those that go.
 * Pictures that came meanwhile and are named nowhere come last.
 */
export class ArrangeGalleryDto {
  @ValidateNested({ each: true })
  @Type(() => GalleryPictureDto)
  @ArrayMaxSize(60, list)
  @IsArray(list)
  readonly pictures!: GalleryPictureDto[];

  @MaxLength(300, { ...list, each: true })
  @IsString({ ...list, each: true })
  @ArrayMaxSize(60, list)
  @IsArray(list)
  readonly removed!: string[];
}
