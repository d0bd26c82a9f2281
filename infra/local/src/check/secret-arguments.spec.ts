import { describe, expect, it } from '@jest/globals';
import { run } from '../processes/run.js';
import { breachesOf } from './breaches.js';

const found = (path: string, text: string): number =>
  breachesOf({ path, text }).filter((line) => line.includes('argument')).length;

describe('a secret among the arguments of a program, which every user of the machine can list', () => {
  it.each([
    ['infra/backup/a.sh', 'psql -X -q "$DATABASE_URL" -c "select 1"'],
    ['infra/backup/a.sh', 'PGAPPNAME=a psql "$DATABASE_URL"'],
    ['infra/docker/a.sh', 'for x in 1; do redis-server --requirepass "$REDIS_PASSWORD"; done'],
    ['docker-compose.yml', 'test: redis-cli -u x --pass "$$(cat /run/secrets/redis_password)" ping'],
    ['docs/how-to/a.md', 'Then `redis-cli -p 26379 -a <password> ping`.'],
    ['docs/how-to/a.md', '   openssl enc -pass pass:secret'],
    ['infra/local/src/a.ts', "await run('redis-cli', ['-a', password, 'ping']);"],
    ['infra/local/src/a.ts', "await ofTool('look', env, [databaseUrl, folder]);"],
    ['infra/local/src/a.ts', "spawn('a', [...args, '--pass', passwords.secret], {});"],
  ])('is refused in %s: %s', (path, text) => {
    expect(found(path, text)).toBe(1);
  });

  it.each([
    ['infra/backup/a.sh', 'printf "%s" "$DATABASE_URL" > "$file"'],
    ['infra/backup/a.sh', 'address=$(cat "$DATABASE_URL_FILE")'],
    ['infra/backup/a.sh', 'PGPASSWORD="$PASSWORD" psql "$address" -c "select 1"'],
    ['docker-compose.yml', 'test: REDISCLI_AUTH="$$(cat /run/secrets/redis_password)" redis-cli ping'],
    ['docs/how-to/a.md', `exec redis sh -c 'REDISCLI_AUTH="$(cat /run/secrets/redis_password)" redis-cli ping'`],
    ['docs/how-to/a.md', 'curl -s "$PUBLIC_URL/api/venues"'],
    ['infra/local/src/a.ts', "await run('initdb', ['--pwfile', passwordFile]);"],
    ['infra/local/src/a.ts', "await run('a', ['b'], { env: { PGPASSWORD: password } });"],
  ])('is not what stands in %s: %s', (path, text) => {
    expect(found(path, text)).toBe(0);
  });

  it('is refused where a program is started, too, as part of an address', () => {
    expect(() => run('true', ['postgres://house:secret@127.0.0.1/main'])).toThrow(/has a password/);
    expect(() => run('true', ['http://127.0.0.1:80/a@b', 'postgres://house@127.0.0.1:5432/main'])).not.toThrow();
  });
});
