import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { AddPasskeyDto, PasskeyAssertion } from '@northlight/contracts';
import type { CreationOptions, RequestOptions } from '../persistence/web-authn.js';

/** How a device, or a page that asks it, may behave other than it should. */
interface Behavior {
  /** Where the page stands that asks. */
  readonly origin?: string;
  /** Whether it has asked its owner for a finger, a face or a PIN. */
  readonly isVerified?: boolean;
  /** What it says of itself. */
  readonly attestation?: 'none' | 'android-key';
  readonly signCount?: number;
}

const flags = { present: 0x01, verified: 0x04, hasCredential: 0x40 } as const;

const base64url = (bytes: Buffer): string => bytes.toString('base64url');

/** One passkey in software: an ES256 key that signs what a browser would have a device sign (WebAuthn, 6.1). */
export class SoftwareAuthenticator {
  private readonly id = randomBytes(32);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle = base64url(randomBytes(32));
  private signCount = 0;

  constructor(private readonly site = 'http://localhost:3000') {}

  /** What the browser sends once the passkey is made. */
  make(options: CreationOptions, { attestation = 'none', ...behavior }: Behavior = {}): AddPasskeyDto {
    this.userHandle = options.user.id;
    const key = coseKeyOf(this.keys.publicKey);
    const length = Buffer.from([0, this.id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, key]);
    const data = Buffer.concat([this.data(options.rp.id ?? '', flags.hasCredential, behavior), credential]);
    const statement = attestation === 'none' ? cborMap([]) : cborMap([[cborText('x5c'), cborArray([])]]);
    const attestationObject = cborMap([
      [cborText('fmt'), cborText(attestation)],
      [cborText('attStmt'), statement],
      [cborText('authData'), cborBytes(data)],
    ]);
    return {
      name: 'My phone',
      id: base64url(this.id),
      clientDataJSON: this.clientData('webauthn.create', options.challenge, behavior),
      attestationObject: base64url(attestationObject),
      transports: ['internal'],
    };
  }

  /** What the browser sends once the passkey has signed. */
  sign({ challenge, rpId = '' }: RequestOptions, behavior: Behavior = {}): PasskeyAssertion {
    this.signCount = behavior.signCount ?? this.signCount + 1;
    const data = this.data(rpId, 0, behavior);
    const clientDataJSON = this.clientData('webauthn.get', challenge, behavior);
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    return {
      id: base64url(this.id),
      clientDataJSON,
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', Buffer.concat([data, hash]), this.keys.privateKey)),
      userHandle: this.userHandle,
    };
  }

  private clientData(type: string, challenge: string, { origin = this.site }: Behavior): string {
    return base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
  }

  private data(rpId: string, more: number, { isVerified = true }: Behavior): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.signCount);
    const flagByte = flags.present + (isVerified ? flags.verified : 0) + more;
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flagByte]), count]);
  }
}

/** The head of a CBOR item: its kind, and a number or a length (RFC 8949, 3). */
function head(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([kind * 32 + value]);
  return value < 256 ? Buffer.from([kind * 32 + 24, value]) : Buffer.from([kind * 32 + 25, value >> 8, value & 255]);
}
const cborInt = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([head(2, bytes.length), bytes]);
const cborText = (text: string): Buffer => Buffer.concat([head(3, Buffer.byteLength(text)), Buffer.from(text)]);
const cborArray = (items: readonly Buffer[]): Buffer => Buffer.concat([head(4, items.length), ...items]);
const cborMap = (pairs: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

/** ES256 on P-256 as COSE has it (RFC 9053, 7.1). */
function coseKeyOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const bytesOf = (part: string) => cborBytes(Buffer.from(part, 'base64url'));
  return cborMap([
    [cborInt(1), cborInt(2)],
    [cborInt(3), cborInt(-7)],
    [cborInt(-1), cborInt(1)],
    [cborInt(-2), bytesOf(x)],
    [cborInt(-3), bytesOf(y)],
  ]);
}
