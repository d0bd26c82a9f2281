import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { GetObjectCommandOutput, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { type BucketAddress, readBucketAddress } from '../config/bucket-address.js';
import { Refusal } from '../kernel/refusal.js';
import { logger } from '../observability/logger.js';

/** Milliseconds: a server that says nothing for so long is away. A file may take longer, as long as some of it moves. */
export interface BucketTimeouts {
  readonly connectionTimeout: number;
  readonly socketTimeout: number;
}

const defaultTimeouts: BucketTimeouts = { connectionTimeout: 3_000, socketTimeout: 30_000 };

/** What the client would say is said here, once. */
const silence = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/** A file in a bucket, and when it was written. */
export interface Stored {
  readonly key: string;
  readonly at: Date;
  readonly size: number;
}

/** What of a file is asked for, in the words of HTTP. */
export interface GetOptions {
  readonly range?: string | undefined;
  readonly etag?: string | undefined;
}

/** A file as it is sent, or the word that it is not. */
export interface Served {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Readable;
}

type Sdk = typeof import('@aws-sdk/client-s3');

/**
 * One bucket of a server that speaks S3, with the calls that are used. The client is loaded with the first of them.
 * A server that is away, has no such bucket or refuses us is UNAVAILABLE, one without room is UPLOAD_NO_ROOM.
 */
export class Bucket {
  private readonly address: BucketAddress;
  private opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined;

  /** @param url S3_URL */
  constructor(
    url: string,
    private readonly timeouts = defaultTimeouts,
  ) {
    this.address = readBucketAddress(url);
  }

  /** Writes a file to its last byte; when this is over, it is there. @throws what keeps the file from being read */
  async put(key: string, file: string): Promise<void> {
    const { size } = await stat(file);
    const broken = new AbortController();
    const body = createReadStream(file).on('error', () => broken.abort());
    const put = { ...this.at(key), Body: body, ContentLength: size };
    const sent = { abortSignal: broken.signal };
    try {
      const saved = await this.ask(({ sdk, client }) => client.send(new sdk.PutObjectCommand(put), sent));
      if (!saved) throw new Refusal('UNAVAILABLE');
    } catch (error) {
      throw body.errored ?? error;
    } finally {
      body.destroy();
    }
  }

  /** Writes bytes; when this is over, they are there. */
  async write(key: string, bytes: Buffer): Promise<void> {
    const put = { ...this.at(key), Body: bytes, ContentLength: bytes.length };
    const saved = await this.ask(({ sdk, client }) => client.send(new sdk.PutObjectCommand(put)));
    if (!saved) throw new Refusal('UNAVAILABLE');
  }

  /** The bytes of a file; undefined where there is none. */
  async read(key: string): Promise<Buffer | undefined> {
    const found = await this.ask(({ sdk, client }) => client.send(new sdk.GetObjectCommand(this.at(key))));
    return found?.Body && Buffer.from(await found.Body.transformToByteArray());
  }

  async has(key: string): Promise<boolean> {
    const found = await this.ask(({ sdk, client }) => client.send(new sdk.HeadObjectCommand(this.at(key))));
    return found !== undefined;
  }

  /** Brings a file here. @returns whether there is such a one */
  async bring(key: string, file: string): Promise<boolean> {
    const found = await this.ask(({ sdk, client }) => client.send(new sdk.GetObjectCommand(this.at(key))));
    if (!found) return false;
    await pipeline(found.Body as Readable, createWriteStream(file));
    return true;
  }

  /** Opens a file, or a part of it, to be handed on as it comes. */
  async open(key: string, { range, etag }: GetOptions): Promise<Served> {
    const command = { ...this.at(key), Range: range, IfNoneMatch: etag };
    const found = await this.ask(({ sdk, client }) => client.send(new sdk.GetObjectCommand(command)));
    return found ? servedOf(found) : { status: 404, headers: {} };
  }

  async remove(key: string): Promise<void> {
    await this.ask(({ sdk, client }) => client.send(new sdk.DeleteObjectCommand(this.at(key))));
  }

  /** Everything below a prefix, a thousand at a time. */
  async *below(prefix: string): AsyncGenerator<Stored> {
    let from: string | undefined;
    do {
      const command = { Bucket: this.address.bucket, Prefix: prefix, ContinuationToken: from };
      const page = await this.ask(({ sdk, client }) => client.send(new sdk.ListObjectsV2Command(command)));
      for (const { Key = '', LastModified = new Date(), Size = 0 } of page?.Contents ?? [])
        yield { key: Key, at: LastModified, size: Size };
      from = page?.NextContinuationToken;
    } while (from);
  }

  async close(): Promise<void> {
    if (this.opened) (await this.opened).client.destroy();
  }

  private at = (key: string) => ({ Bucket: this.address.bucket, Key: key });

  private async ask<Answer>(
    call: (with_: { sdk: Sdk; client: S3Client }) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    this.opened ??= this.connect();
    try {
      return await call(await this.opened);
    } catch (error) {
      const { name, $metadata } = error as S3ServiceException;
      const status = $metadata?.httpStatusCode;
      if (status === 404 && name !== 'NoSuchBucket') return undefined;
      if (status === 304 || status === 416) return { $metadata: { httpStatusCode: status } } as Answer;
      throw refusalOf(error as Error, status);
    }
  }

  private async connect() {
    const { bucket, ...where } = this.address;
    const sdk = await import('@aws-sdk/client-s3');
    // sums that not every server knows are sent only where S3 asks for them
    const sums = { requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' } as const;
    return {
      sdk,
      client: new sdk.S3Client({ ...where, ...sums, maxAttempts: 3, requestHandler: this.timeouts, logger: silence }),
    };
  }
}

function ignore(): void {}

function refusalOf({ name, message }: Error, status: number | undefined): Refusal {
  if (status === 507 || /Quota|StorageFull/i.test(name)) return new Refusal('UPLOAD_NO_ROOM');
  logger.warn({ reason: `${name}: ${message}` }, 'The bucket is away, or refuses us');
  return new Refusal('UNAVAILABLE');
}

function servedOf(found: GetObjectCommandOutput): Served {
  const { Body, ContentLength, ContentRange, ETag, LastModified, $metadata } = found;
  const headers = {
    'Accept-Ranges': 'bytes',
    ...(ContentLength === undefined ? {} : { 'Content-Length': String(ContentLength) }),
    ...(ContentRange ? { 'Content-Range': ContentRange } : {}),
    ...(ETag ? { ETag } : {}),
    ...(LastModified ? { 'Last-Modified': LastModified.toUTCString() } : {}),
  };
  const status = Body ? ($metadata.httpStatusCode ?? 200) : ($metadata.httpStatusCode ?? 404);
  return { status, headers, ...(Body ? { body: Body as Readable } : {}) };
}
