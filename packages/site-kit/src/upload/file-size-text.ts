import { texts } from '../texts/upload.ts';

const kilobyte = 1024;

/** '12 KB', '3.4 MB'. */
export const fileSizeText = (bytes: number): string =>
  bytes < kilobyte * kilobyte
    ? texts.kb({ bytes: Math.ceil(bytes / kilobyte) })
    : texts.mb({ toFixed: (bytes / kilobyte / kilobyte).toFixed(1) });
