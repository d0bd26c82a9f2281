import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { quietLog } from '../postgres/quiet-log.js';
import { isConfined, readCompose } from '../topology/compose-form.js';
import { serverPorts } from '../topology/topology.js';

const { services, secrets, volumes } = readCompose();
const all = Object.entries(services);

describe('every container of docker-compose.yml', () => {
  it('has a limit to what is kept of what it says, and to its memory', () => {
    const limits = { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '3' } };
    for (const [name, { logging, mem_limit }] of all) {
      expect([name, logging]).toEqual([name, limits]);
      expect([name, mem_limit]).toEqual([name, expect.stringMatching(/^\d+m$/)]);
    }
  });

  it('writes to volumes only, and has no right that it does not need', () => {
    expect(all.filter(([, service]) => !isConfined(service)).map(([name]) => name)).toEqual([]);
    const ours = all.filter(([, { image }]) => image.startsWith('northlight:')).map(([name]) => name);
    const others = all.filter(([name]) => !ours.includes(name));
    // the bucket's volume is root's: root there, without a single capability
    expect(others.filter(([, { user }]) => !/^[1-9]\d*:[1-9]\d*$/.test(user ?? '')).map(([name]) => name)).toEqual([
      'bucket',
    ]);
  });

  it('takes secrets from files that make-secrets makes, and names volumes that there are', () => {
    const made = readFileSync('infra/docker/make-secrets.sh', 'utf8');
    for (const [name, { file }] of Object.entries(secrets)) {
      expect(file).toBe(`./secrets/${name}`);
      expect(made).toMatch(new RegExp(`\\b${name}\\b`));
    }
    const used = all.flatMap(([, service]) => service.secrets ?? []);
    expect(new Set(used)).toEqual(new Set(Object.keys(secrets)));
    const mounted = all.flatMap(([, service]) => service.volumes ?? []).map((volume) => volume.split(':')[0] ?? '');
    expect(mounted.filter((name) => name.startsWith('.') && !existsSync(name))).toEqual([]);
    expect(new Set(mounted.filter((name) => !/^[./]/.test(name)))).toEqual(new Set(Object.keys(volumes)));
  });

  it('that has a password is asked for it, and answers where addresses lead', () => {
    const made = readFileSync('infra/docker/make-secrets.sh', 'utf8');
    for (const name of ['postgres', 'redis', 'bucket'] as const) {
      expect(services[name]?.secrets).toContain(`${name}_password`);
      expect(made).toContain(`@${name}:${serverPorts[name]}`);
    }
    expect(services.redis?.command?.join()).toContain('requirepass');
    // the site is everybody's, figures and alerts are this machine's, and the rest is nobody's
    const open = all.flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]));
    expect(Object.fromEntries(open)).toEqual({
      nginx: `${serverPorts.nginx}:${serverPorts.nginx}`,
      prometheus: `127.0.0.1:${serverPorts.prometheus}:${serverPorts.prometheus}`,
      alertmanager: `127.0.0.1:${serverPorts.alertmanager}:${serverPorts.alertmanager}`,
    });
  });

  it('that is the database keeps values of rows out of its log, as the embedded one does', () => {
    const given = (services.postgres?.command ?? []).flatMap(
      (word) => /^-c(log_\w+)=(.*)$/.exec(word)?.slice(1, 3) ?? [],
    );
    const pairs = given.flatMap((name, nth) => (nth % 2 === 0 ? [[name, given[nth + 1] ?? '']] : []));
    expect(Object.fromEntries(pairs)).toEqual(quietLog);
  });
});
