import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PlainError } from '../processes/plain-error.js';
import { stepsOf } from '../topology/how-tos/sheet.js';
import type { ComposeSite, Container } from './compose-site.js';
import { book, visit } from './visitors.js';

/** What is said of the site in containers, and how it is looked at. */
export interface Claim {
  readonly name: string;
  /** @throws {PlainError} with what is not so */
  readonly look: (site: ComposeSite) => Promise<void>;
}

/** The bucket's volume is root's: root there, without a single capability. */
const MAY_BE_ROOT = 'bucket';
const FIGURES = 'http://127.0.0.1:9090/api/v1/targets';
const HOW_TO = 'docs/how-to/restore.md';
/** The moment that the how-to has. */
const MOMENT = '2026-11-27 18:00:00+00';

export const claims: readonly Claim[] = [
  { name: 'pages, fronts, pictures and the API are there, and somebody books', look: serves },
  { name: 'no container may more than it has to', look: isConfined },
  { name: 'no secret is in an environment or among arguments', look: tellsNoSecret },
  { name: 'figures of each process are taken', look: isMeasured },
  { name: 'what dies comes back, and knows what it has said', look: comesBack },
  { name: 'a rehearsal finds everything there', look: isRehearsed },
  { name: 'it goes back to a moment, as the how-to has it', look: goesBack },
  { name: 'ended and begun anew, it has everything', look: endsAndBegins },
];

async function serves(site: ComposeSite): Promise<void> {
  await visit();
  await mustKnow(site, await book(site, 'ann@example.com'));
}

async function mustKnow(site: ComposeSite, ...booked: readonly { readonly id: string }[]): Promise<void> {
  const ids = await site.rows('select id from booking.bookings');
  const lost = booked.filter(({ id }) => !ids.includes(id));
  if (lost.length > 0)
    throw new PlainError(`${lost.length} of ${booked.length} bookings that were acknowledged are lost`);
}

async function isConfined(site: ComposeSite): Promise<void> {
  const containers = await site.containers();
  const free = containers.filter(
    ({ isReadOnly, dropped, securityOptions, memoryBytes }) =>
      !isReadOnly ||
      dropped.join() !== 'ALL' ||
      !securityOptions.includes('no-new-privileges:true') ||
      memoryBytes === 0,
  );
  const root = containers.filter(({ service, user }) => service !== MAY_BE_ROOT && !/^[1-9]\d*/.test(user));
  mustBeNone('are not confined', free);
  mustBeNone('are root', root);
  const privileged = containers.filter(({ isRunning, pid }) => isRunning && capabilitiesOf(pid) !== 0n);
  mustBeNone('have capabilities', privileged);
}

/** Of the process itself, as the kernel has them. */
function capabilitiesOf(pid: number): bigint {
  const [, set = 'f'] = /^CapEff:\s+([0-9a-f]+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return BigInt(`0x${set}`);
}

const mustBeNone = (what: string, containers: readonly Container[]): void => {
  if (containers.length > 0) throw new PlainError(`${containers.map(({ service }) => service).join(', ')} ${what}`);
};

async function tellsNoSecret(site: ComposeSite): Promise<void> {
  const folder = join(site.folder, 'secrets');
  const secrets = readdirSync(folder)
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/[0-9a-f]{64}/g) ?? [])
    .filter((secret, nth, all) => all.indexOf(secret) === nth);
  const told = (await site.containers()).map(({ service, inspected }) => ({ service, text: inspected }));
  const listed = { service: 'the list of processes', text: await site.sh('ps -eo args') };
  const open = [...told, listed].filter(({ text }) => secrets.some((secret) => text.includes(secret)));
  if (secrets.length < 5 || open.length > 0)
    throw new PlainError(`${secrets.length} secrets are in ${open.map(({ service }) => service).join(', ')}`);
}

async function isMeasured(): Promise<void> {
  for (let nth = 0; ; nth++, await pause(1_000)) {
    const { data } = (await (await fetch(FIGURES)).json()) as { data: { activeTargets: readonly Target[] } };
    const away = data.activeTargets.filter(({ health }) => health !== 'up').map(({ labels }) => labels.job);
    if (data.activeTargets.length >= 3 && away.length === 0) return;
    if (nth > 60) throw new PlainError(`Prometheus cannot reach ${away.join(', ')}`);
  }
}

interface Target {
  readonly health: string;
  readonly labels: { readonly job: string };
}

async function comesBack(site: ComposeSite): Promise<void> {
  const before = await book(site, 'bert@example.com');
  const running = (await site.containers()).filter(({ isRunning }) => isRunning);
  for (const { pid, service } of running) {
    // not by the engine: what is ended through it stays ended
    process.kill(pid, 'SIGKILL');
    await pause(2_000);
    await site.untilWhole();
    await mustKnow(site, before, await book(site, `after-${service}@example.com`));
  }
  await visit();
}

async function isRehearsed(site: ComposeSite): Promise<void> {
  await site.untilBackedUp();
  const said = await site.sh('sh infra/backup/rehearse-compose.sh');
  if (!said.includes('"queues have every job once"') && !said.includes('queues have every job once'))
    throw new PlainError(`A rehearsal said: ${said.slice(-2_000)}`);
}

async function goesBack(site: ComposeSite): Promise<void> {
  const erased = await book(site, 'erased@example.com');
  const kept = await book(site, 'kept@example.com');
  await pause(2_000);
  const [moment = ''] = await site.rows('select now()');
  await pause(2_000);
  const dropped = await book(site, 'dropped@example.com');
  await site.sh(`docker compose exec -T worker node services/dist/apps/tools/persons.js erase ${erased.email}`);
  for (const { commands } of stepsOf(sectionOf('Restore compose'), 'bash'))
    await site.sh(commands.replace(MOMENT, moment));
  await site.untilWhole();
  await mustKnow(site, kept, erased);
  const left = await site.rows(`select id from booking.bookings where id = '${dropped.id}'`);
  if (left.length > 0) throw new PlainError('A booking that was made after the moment is there');
  const found = await site.sh(
    `docker compose exec -T worker node services/dist/apps/tools/persons.js find ${erased.email}`,
  );
  if (found.includes('booking')) throw new PlainError(`Who was erased is there again: ${found}`);
  await visit();
  await mustKnow(site, await book(site, 'later@example.com'));
}

const sectionOf = (title: string): string =>
  readFileSync(HOW_TO, 'utf8').split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';

async function endsAndBegins(site: ComposeSite): Promise<void> {
  const before = await book(site, 'zoe@example.com');
  await site.sh('docker compose down && docker compose up -d');
  await site.untilWhole();
  await visit();
  await mustKnow(site, before, await book(site, 'yves@example.com'));
}
