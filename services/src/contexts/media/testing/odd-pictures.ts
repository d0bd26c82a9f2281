import sharp, { type JpegOptions } from 'sharp';

/** A JPEG in which no two rows are alike. */
export function waves(options: JpegOptions): Promise<Buffer> {
  const [width, height] = [160, 120];
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at++)
    pixels[at] = 110 + 60 * Math.sin(at / 37) + 40 * Math.sin((at * (1 + (at % 3))) / 5_000);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg(options)
    .toBuffer();
}

export const cutBy = (whole: Buffer, bytes: number): Buffer => whole.subarray(0, whole.length - bytes);

export const solid = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a53' } })
    .png()
    .toBuffer();

const inked = (color: string) =>
  sharp({ create: { width: 16, height: 16, channels: 3, background: color } }).toColourspace('cmyk');

/** A CMYK picture of one color, its metadata taken away and the Adobe marker with them. */
export const unmarkedCmyk = async (color: string): Promise<Buffer> =>
  withoutAdobeMarker(await inked(color).jpeg({ quality: 100 }).toBuffer());

/** The same as Photoshop writes it, in YCCK: sharp writes the same numbers, and calls them CMYK. */
export async function unmarkedYcck(color: string): Promise<Buffer> {
  const tiff = await inked(color).tiff({ compression: 'none' }).toBuffer();
  const start = 8;
  const [cyan = 0, magenta = 0, yellow = 0, black = 0] = tiff.subarray(start);
  const luma = 0.299 * cyan + 0.587 * magenta + 0.114 * yellow;
  const ycc = [luma, 128 + 0.564 * (yellow - luma), 128 + 0.713 * (cyan - luma)];
  const stored = [...ycc.map((value) => 255 - Math.min(255, Math.max(0, value))), black];
  tiff.fill(Buffer.from(stored), start, start + 16 * 16 * 4);
  const asCmyk = sharp(tiff).pipelineColourspace('cmyk').toColourspace('cmyk');
  return renamed(withoutAdobeMarker(await asCmyk.jpeg({ quality: 100 }).toBuffer()));
}

/** The letters by which frame and scan call the components of CMYK become the numbers of those of YCCK. */
function renamed(jpeg: Buffer): Buffer {
  const copy = Buffer.from(jpeg);
  for (const [marker, first, step] of [
    [0xc0, 10, 3],
    [0xda, 5, 2],
  ] as const) {
    const at = copy.indexOf(Buffer.from([0xff, marker]));
    for (let nth = 0; nth < 4; nth++) copy[at + first + nth * step] = nth + 1;
  }
  return copy;
}

function withoutAdobeMarker(jpeg: Buffer): Buffer {
  const at = jpeg.indexOf('Adobe') - 4;
  return Buffer.concat([jpeg.subarray(0, at), jpeg.subarray(at + 2 + jpeg.readUInt16BE(at + 2))]);
}
