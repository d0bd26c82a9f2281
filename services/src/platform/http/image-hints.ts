import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
  type OnApplicationShutdown,
  Optional,
  UseInterceptors,
} from '@nestjs/common';
import type { PictureHint, PictureHints } from '@northlight/contracts';
import { mergeMap, type Observable } from 'rxjs';
import { Settings } from '../config/settings.js';
import type { TableName } from '../database/notify-change.js';
import { PictureIndexes } from '../storage/picture-indexes.js';
import { ResponseCache } from './response-cache.js';
import { SharedRead } from './shared-read.js';

/** Something with pictures, as an answer tells of it. */
interface Pictured {
  readonly imageUrl: string;
  readonly galleryImages?: readonly string[];
}

/** Tells of each thing in an answer what is known of its pictures: in a list of the main one, alone of all, with their words. */
@Injectable()
export class ImageHintInterceptor implements NestInterceptor<Pictured | Pictured[]>, OnApplicationShutdown {
  private readonly indexes: PictureIndexes;

  constructor(settings: Settings, @Optional() @Inject(ResponseCache) cache?: ResponseCache) {
    this.indexes = new PictureIndexes(settings);
    this.indexes.onChange(() => cache?.drop('pictures'));
  }

  intercept(_: ExecutionContext, next: CallHandler<Pictured | Pictured[]>): Observable<unknown> {
    return next.handle().pipe(mergeMap((answer) => this.withHints(answer)));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.indexes.close();
  }

  private withHints(answer: Pictured | Pictured[]): Promise<unknown> {
    if (Array.isArray(answer)) return Promise.all(answer.map((one) => this.with(one, [one.imageUrl], inList)));
    return this.with(answer, [answer.imageUrl, ...(answer.galleryImages ?? [])], alone);
  }

  private async with(thing: Pictured, urls: readonly string[], say: (hint: PictureHint) => PictureHint) {
    const found = await Promise.all(urls.map(async (url) => [url, await this.indexes.hintOf(url)] as const));
    const known = found.flatMap(([url, hint]) => (hint ? [[url, say(hint)] as const] : []));
    const pictures: PictureHints = Object.fromEntries(known);
    return known.length > 0 ? { ...thing, pictures } : thing;
  }
}

const inList = ({ blur, width, jpegs }: PictureHint): PictureHint => ({ blur, width, ...(jpegs && { jpegs }) });
const alone = ({ alt = '', ...hint }: PictureHint): PictureHint => ({ ...inList(hint), alt });

/** A read that everybody shares, of things with pictures. @param tables as for `SharedRead` */
export const PicturedRead = (...tables: readonly [TableName, ...TableName[]]) =>
  applyDecorators(SharedRead('pictures', ...tables), UseInterceptors(ImageHintInterceptor));
