// The words of versitygw that docker-compose.yml has: `--port :7070 --health /health posix <folder>`, each folder in it a bucket.
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import process from 'node:process';

const require = createRequire('/opt/bucket/node_modules/@20minutes/s3rver/package.json');
const S3rver = require('@20minutes/s3rver');
const { DUMMY_ACCOUNT } = require('@20minutes/s3rver/lib/models/account.js');

const words = process.argv.slice(2);
const after = (word) => words[words.indexOf(word) + 1];
const directory = words.at(-1);

DUMMY_ACCOUNT.createKeyPair(process.env.ROOT_ACCESS_KEY, process.env.ROOT_SECRET_KEY);
const buckets = new S3rver({
  ...{ silent: true, directory, vhostBuckets: false, allowMismatchedSignatures: true },
  configureBuckets: readdirSync(directory).map((name) => ({ name, configs: [] })),
});
await buckets.configureBuckets();
const answer = buckets.callback();
createServer((asked, answered) => (asked.url === after('--health') ? answered.end() : answer(asked, answered))).listen(
  Number(after('--port').replace(':', '')),
);
