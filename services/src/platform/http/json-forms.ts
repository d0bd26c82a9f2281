import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Request, Response } from 'express';

type Encode = (bytes: Buffer) => Promise<Buffer>;

/** Below so many bytes a compressed form saves nothing that is felt. */
const LEAST_BYTES = 1_000;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
/** From Node 22.15 on. */
const { zstdCompress } = zlib as {
  zstdCompress?: (bytes: Buffer, done: (error: Error | null, to: Buffer) => void) => void;
};

/** The encodings that this Node has, the smallest result first. The qualities are those for answers made on demand. */
const encoders: ReadonlyMap<string, Encode> = new Map<string, Encode>([
  ['br', (bytes) => brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } })],
  ...(zstdCompress ? [['zstd', promisify(zstdCompress) as Encode] as const] : []),
  ['gzip', (bytes) => gzip(bytes, { level: 6 })],
]);

/** The bytes of an answer as they travel. */
export interface Form {
  readonly bytes: Buffer;
  readonly encoding?: string;
}

/**
 * A JSON answer in the forms that clients take: as it is, and compressed by br, gzip or zstd; each is made when it is
 * first asked for. The ETag is weak, since it names what all of them say.
 */
export class JsonForms {
  private readonly encoded = new Map<string, Form | Promise<Form>>();
  private readonly plain: Form;

  constructor(
    json: Buffer,
    readonly etag: string,
  ) {
    this.plain = { bytes: json };
  }

  /** The ETag is the one that Express would give the same answer. */
  static of(value: unknown, { app }: Request): JsonForms {
    const json = Buffer.from(JSON.stringify(value));
    const etagOf = app.get('etag fn') as (bytes: Buffer) => string;
    return new JsonForms(json, etagOf(json));
  }

  /** What the forms that were made take in memory. */
  get bytes(): number {
    const made = [...this.encoded.values()].map((form) => ('bytes' in form ? form.bytes.length : 0));
    return made.reduce((sum, length) => sum + length, this.plain.bytes.length);
  }

  /** The form that this client likes best; at once where it was made before. */
  formFor(request: Request): Form | Promise<Form> {
    if (this.plain.bytes.length < LEAST_BYTES || !request.headers['accept-encoding']) return this.plain;
    for (const [encoding, encode] of encoders)
      if (request.acceptsEncodings(encoding)) return this.encoded.get(encoding) ?? this.make(encoding, encode);
    return this.plain;
  }

  private make(encoding: string, encode: Encode): Promise<Form> {
    const making = encode(this.plain.bytes).then(
      (bytes): Form => ({ bytes, encoding }),
      () => this.plain,
    );
    this.encoded.set(encoding, making);
    return making.then((form) => {
      this.encoded.set(encoding, form);
      return form;
    });
  }
}

/** Whether the client has this answer already; says so in the headers. */
export function isHeld(request: Request, response: Response, etag: string): boolean {
  response.setHeader('ETag', etag);
  response.vary('Accept-Encoding');
  return request.fresh;
}

/** Ends an answer to a client that has it. */
export function sendHeld(response: Response): void {
  response.statusCode = 304;
  response.end();
}

/** Ends an answer with one of its forms; to HEAD only with what it says of itself. */
export function sendForm(request: Request, response: Response, { bytes, encoding }: Form): void {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', bytes.length);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
