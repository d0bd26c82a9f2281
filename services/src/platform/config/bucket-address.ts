/** Where a bucket is, and who may use it. */
export interface BucketAddress {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  /** Whether the bucket is named in the path (MinIO and most others) or in the host (Amazon). */
  readonly forcePathStyle: boolean;
  /** Unset: whatever the machine gives its programs (roles, profiles). */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

/** `http(s)://[key:secret@]host[:port]/bucket[?region=…&style=host]` */
export const bucketAddress =
  /^https?:\/\/([^\s/@:]+:[^\s/@:]+@)?[^\s/@]+\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\?[^\s#]*)?$/;

/** Takes S3_URL or RELEASES_URL apart. */
export function readBucketAddress(text: string): BucketAddress {
  const { protocol, host, pathname, searchParams, username, password } = new URL(text);
  const [accessKeyId, secretAccessKey] = [username, password].map(decodeURIComponent) as [string, string];
  return {
    endpoint: `${protocol}//${host}`,
    bucket: pathname.slice(1),
    region: searchParams.get('region') ?? 'us-east-1',
    forcePathStyle: searchParams.get('style') !== 'host',
    ...(accessKeyId ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  };
}
