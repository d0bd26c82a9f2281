import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readCompose } from './compose-form.js';
import { readDockerfile } from './dockerfile.js';
import { containersOf, type PodContainer, podOf } from './manifest-form.js';
import { baseManifests, overlays } from './manifests.js';
import { archiving, backupStanza, backupTimes } from './topology.js';

const scripts = '/usr/local/lib/northlight/';
const jobAfterRestore = 'services/dist/apps/tools/after-restore.js';
const { services } = readCompose();
const allCronJobs = baseManifests().filter(({ kind }) => kind === 'CronJob');
const cronJobs = allCronJobs.filter(({ spec }) => !spec.suspend);
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

  it('leave no copy of the database behind in compose: its volume has no name, and goes with its container', () => {
    const { copy, rehearsal } = services;
    expect(copy?.volumes?.filter((volume) => !volume.endsWith(':ro'))).toEqual(['/copy']);
    expect(rehearsal?.volumes?.filter((volume) => !volume.endsWith(':ro'))).toEqual(['/data']);
    const script = readFileSync('infra/backup/rehearse-compose.sh', 'utf8');
    expect(script).toMatch(/^remove\(\) \{ docker compose --profile rehearsal rm -fsv copy; \}\ntrap remove EXIT$/m);
  });

  it('are in an image with the version of its PostgreSQL, so that a release of the product starts none anew', () => {
    const [base = ''] = readDockerfile('infra/docker/postgres.Dockerfile').bases;
    const version = /^postgres:([\d.]+)@/.exec(base)?.[1];
    const images = Object.values(services).flatMap(({ image }) =>
      image.startsWith('northlight-postgres') ? image : [],
    );
    expect([...new Set(images)]).toEqual([expect.stringMatching(`^northlight-postgres:${version}-\\d+$`)]);
    const tag = images[0]?.split(':')[1];
    for (const overlay of overlays()) {
      const text = readFileSync(`infra/k8s/overlays/${overlay}/kustomization.yaml`, 'utf8');
      expect(text).toContain(`newName: registry.example.com/northlight-postgres, newTag: ${tag} }`);
    }
  });

  it('are followed by the same program in every form, where one was used', () => {
    const command = [jobAfterRestore, '/erased/erased.jsonl'];
    expect(services['after-restore']?.command).toEqual(command);
    const job = allCronJobs.find(({ metadata }) => metadata.name === 'after-restore');
    expect(job?.spec.suspend).toBe(true);
    expect(job && containersOf(podOf(job)).map(({ args }: Commanded) => args)).toEqual([command]);
    expect(existsSync(jobAfterRestore.replace('/dist/', '/src/').replace(/js$/, 'ts'))).toBe(true);
  });

  it('run scripts that there are, in an image of the PostgreSQL that is pinned', () => {
    const { bases } = readDockerfile('infra/docker/postgres.Dockerfile');
    expect(bases).toEqual([expect.stringMatching(/^postgres:\d+\.\d+@sha256:[0-9a-f]{64}$/)]);
    const words = [
      ...Object.values(services).flatMap(({ command = [] }) => command.flatMap((part) => part.split(' '))),
      ...cronJobs.flatMap((job) => containersOf(podOf(job)).flatMap(({ command = [] }: Commanded) => command)),
    ].filter((word) => word.startsWith(scripts));
    expect(new Set(words).size).toBe(4);
    for (const word of words) expect(existsSync(word.replace(scripts, 'infra/backup/'))).toBe(true);
  });
});

type Commanded = PodContainer & { readonly command?: readonly string[]; readonly args?: readonly string[] };
