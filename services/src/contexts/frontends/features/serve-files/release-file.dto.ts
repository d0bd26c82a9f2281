import { Matches } from 'class-validator';

export class ReleaseFileDto {
  @Matches(/^[a-z][a-z0-9-]{1,40}$/) readonly app: string;
  @Matches(/^[0-9a-f]{7,40}$/) readonly build: string;
  @Matches(/^\w[\w.-]{0,130}\.(js|map|css|woff2|svg|png|jpg|webp|avif)$/) readonly file: string;
}
