const kilobyte = 1024;

/** '12 KB', '3.4 MB'. */
export const fileSizeText = (bytes: number): string =>
  bytes < kilobyte * kilobyte ? `${Math.ceil(bytes / kilobyte)} KB` : `${(bytes / kilobyte / kilobyte).toFixed(1)} MB`;
