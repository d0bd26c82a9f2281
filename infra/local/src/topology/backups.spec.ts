import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readCompose } from './compose-form.js';
import { readDockerfile } from './dockerfile.js';
import { containersOf, type PodContainer, podOf } from './manifest-form.js';
import { baseManifests } from './manifests.js';
import { archiving, backupStanza, backupTimes } from './topology.js';

const scripts = '/usr/local/lib/northlight/';
const { services } = readCompose();
const cronJobs = baseManifests().filter(({ kind }) => kind === 'CronJob');
const said = readFileSync('infra/backup/pgbackrest.conf', 'utf8');
const setting = (name: string): string | undefined => new RegExp(`^${name}=(.*)$`, 'm').exec(said)?.[1];

describe('backups in every form of the production shape', () => {
  it('are encrypted, and gone after 30 days: who was erased is in none of them then', () => {
    expect(setting('repo1-cipher-type')).toBe('aes-256-cbc');
    // a full one stays until a younger one is so old; counted, each one made by hand would end an older one
    expect(setting('repo1-retention-full-type')).toBe('time');
    const days = Number(setting('repo1-retention-full')) + backupTimes.full.everyHours / 24;
    expect(days).toBeLessThan(30);
  });

  it('have the log archived by PostgreSQL in compose as the topology has it', () => {
    const command = services.postgres?.command ?? [];
    const given = Object.entries(archiving).map(([name, value]) => `-c${name}=${value}`);
    expect(command).toEqual(expect.arrayContaining(given));
    expect(command).toContain(`-carchive_command=pgbackrest --stanza=${backupStanza} archive-push %p`);
  });

  it('are made, and tried, when the topology says', () => {
    const times = cronJobs.map(({ metadata, spec }) => [metadata.name, spec.schedule]);
    expect(Object.fromEntries(times)).toEqual({
      backup: backupTimes.diff.at,
      'backup-full': backupTimes.full.at,
      rehearsal: backupTimes.rehearsal.at,
    });
    const [minute, hour] = backupTimes.diff.at.split(' ').map(Number);
    const daily = readFileSync('infra/backup/back-up-daily.sh', 'utf8');
    expect(daily).toContain(`${hour} * 3600 + ${minute} * 60`);
  });

  it('are an alert at the ages of the topology', () => {
    const alerts = readFileSync('infra/monitoring/alerts.yml', 'utf8');
    expect(alerts).toContain(`{kind=~"full|diff"}) > ${backupTimes.diff.tooOldHours} * 3600`);
    expect(alerts).toContain(`{kind="rehearsal"}) > ${backupTimes.rehearsal.tooOldHours} * 3600`);
  });

  it('run scripts that there are, in an image of the PostgreSQL that is pinned', () => {
    const { bases } = readDockerfile('infra/docker/postgres.Dockerfile');
    expect(bases).toEqual([expect.stringMatching(/^postgres:\d+\.\d+@sha256:[0-9a-f]{64}$/)]);
    const words = [
      ...Object.values(services).flatMap(({ command = [] }) => command),
      ...cronJobs.flatMap((job) => containersOf(podOf(job)).flatMap(({ command = [] }: Commanded) => command)),
    ].filter((word) => word.startsWith(scripts));
    expect(new Set(words).size).toBe(4);
    for (const word of words) expect(existsSync(word.replace(scripts, 'infra/backup/'))).toBe(true);
  });
});

type Commanded = PodContainer & { readonly command?: readonly string[] };
