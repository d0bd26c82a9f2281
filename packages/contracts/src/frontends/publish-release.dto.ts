import { plainToInstance, Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { OneLine } from '../one-line.js';
import type { FrameKind, ReleaseFile, ReleaseMap, ReleaseRecord } from './release.js';

const hash = /^(sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64})$/;
/** Unpacked: that of the shell has about 4 MB. */
export const MAX_MAP_BYTES = 32 * 1024 * 1024;
const mapName = /^[\w][\w.-]{0,116}\.js\.map$/;
const fileName = /^[\w][\w.-]{0,120}$/;

export class ReleaseFileDto implements ReleaseFile {
  @Matches(fileName) readonly path: string;
  @IsInt() @Min(0) readonly size: number;
  @IsInt() @Min(0) readonly br: number;
  @Matches(hash) readonly sri: string;
}

export class ReleaseMapDto implements ReleaseMap {
  @Matches(mapName) readonly path: string;
  @Max(MAX_MAP_BYTES) @Min(0) @IsInt() readonly size: number;
  @Matches(hash) readonly sri: string;
}

/** `@Type` would ask for metadata that browsers do not have. */
const AsListOf = (type: new () => object): PropertyDecorator =>
  Transform(({ value }) => (Array.isArray(value) ? plainToInstance(type, value) : value));

/** A release record, as the build wrote it. */
export class PublishReleaseDto implements ReleaseRecord {
  @Matches(/^\w{3,80}$/) readonly id: string;
  @Matches(/^[a-z][a-z0-9-]{1,40}$/) readonly app: string;
  @Matches(/^[0-9a-f]{7,40}$/) readonly build: string;
  @Matches(/^\d+\.\d+\.\d+$/) readonly version: string;
  @Matches(/^[a-z_]\w{2,80}$/) readonly container: string;
  @Matches(/^\/r\/[\w.-]+\/[\w]+\/[\w.-]+$/) readonly entry: string;
  @Matches(hash) readonly integrity: string;

  @ValidateNested({ each: true })
  @AsListOf(ReleaseFileDto)
  @ArrayMaxSize(200)
  @IsArray()
  readonly files: ReleaseFileDto[];

  @IsOptional()
  @ValidateNested({ each: true })
  @AsListOf(ReleaseMapDto)
  @ArrayMaxSize(200)
  @IsArray()
  readonly maps?: ReleaseMapDto[];

  @IsOptional() @IsObject() readonly needs?: Record<string, string>;
  @IsOptional() @IsObject() readonly provides?: Record<string, string>;
  @OneLine({ each: true }) @IsString({ each: true }) readonly exposes: string[];
  @Matches(/^\/[\w/*-]*$/, { each: true }) readonly routes: string[];
  @IsOptional() @OneLine() @IsString() readonly uses?: string;
  @IsOptional() @OneLine() @IsString() readonly links?: string;
  @IsOptional() @IsObject() readonly samples?: Record<string, string>;
  @IsOptional() @IsIn(['whole', 'plain']) readonly frame?: FrameKind;
  @OneLine({ each: true }) @IsString({ each: true }) readonly copies: string[];
  @IsObject() readonly first: Record<string, string[]>;
}
