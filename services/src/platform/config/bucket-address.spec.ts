import { describe, expect, it } from '@jest/globals';
import { bucketAddress, readBucketAddress } from './bucket-address.js';

describe('the address of a bucket', () => {
  it('names the server, the bucket, and who may use it', () => {
    expect(readBucketAddress('http://minio:se%2Fcret%40@127.0.0.1:9000/pictures')).toEqual({
      endpoint: 'http://127.0.0.1:9000',
      bucket: 'pictures',
      region: 'us-east-1',
      forcePathStyle: true,
      credentials: { accessKeyId: 'minio', secretAccessKey: 'se/cret@' },
    });
  });

  it('may leave the keys to the machine, and the bucket to the host', () => {
    expect(readBucketAddress('https://s3.eu-central-1.amazonaws.com/pictures?region=eu-central-1&style=host')).toEqual({
      endpoint: 'https://s3.eu-central-1.amazonaws.com',
      bucket: 'pictures',
      region: 'eu-central-1',
      forcePathStyle: false,
    });
  });

  it.each(['s3://bucket', 'https://host', 'https://host/a', 'https://key@host/bucket', 'https://host/bucket/folder'])(
    '%s is none',
    (text) => {
      expect(text).not.toMatch(bucketAddress);
    },
  );
});
