import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Something that looks like nothing, and takes its time to be drawn in every size. */
export const noise = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: '#224', noise: { type: 'gaussian', mean: 120, sigma: 40 } },
  })
    .jpeg({ quality: 90 })
    .toBuffer();

/** A picture that one can see through, quickly drawn. */
export const glass = (): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 400, channels: 4, background: '#aa5533cc' } })
    .png()
    .toBuffer();

/** A photograph, taken upright and lying on its side in the file, that knows where it was taken. */
export const photograph = (): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#3355aa' } })
    .withExif({ IFD0: { Copyright: 'secret-marker' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 9/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A few hundred bytes that say they are 400 megapixels. */
export function pixelBomb(): Buffer {
  const side = 20_000;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ...[chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))],
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const sizes = Buffer.alloc(8);
  sizes.writeUInt32BE(data.length, 0);
  sizes.writeUInt32BE(crcOf(body), 4);
  return Buffer.concat([sizes.subarray(0, 4), body, sizes.subarray(4)]);
}

function crcOf(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
