import { Matches } from 'class-validator';

export class ReleaseFilePlaceDto {
  @Matches(/^[a-z][a-z0-9-]{1,40}$/) readonly app: string;
  @Matches(/^[0-9a-f]{7,40}$/) readonly build: string;
  @Matches(/^\w[\w.-]{0,130}$/) readonly file: string;
}
