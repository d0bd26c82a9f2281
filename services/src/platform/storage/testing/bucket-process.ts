import S3rver from '@20minutes/s3rver';

/** A server of S3 with one bucket, in a folder. Says its port when it is there. */
const [, , directory = ''] = process.argv;
const server = new S3rver({
  ...{ address: '127.0.0.1', port: 0, silent: true, directory, vhostBuckets: false },
  // it reckons the path of a list without the slash at its end that the client of today signs
  allowMismatchedSignatures: true,
  configureBuckets: [{ name: 'pictures', configs: [] }],
});
const { port } = await server.run();
process.stdout.write(`${port}\n`);
