import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { History } from '../topology/trial/history.js';
import type { CodeFigures } from './codes.js';
import type { Speed } from './full-speed.js';
import type { MoveOutcome } from './moves.js';

const file = 'docs/engine/measurements/ledger-servers.md';

interface Run {
  readonly rate: number;
  readonly calm: number;
  readonly outcomes: readonly MoveOutcome[];
  /** Where movers were when they were killed. */
  readonly killed: readonly string[];
  readonly history: History;
  readonly codes: CodeFigures;
  readonly breaches: readonly string[];
  /** Planted breaches of I9. */
  readonly unnoticed: readonly string[];
  /** As fast as it goes, where the venue was at the time. */
  readonly speeds: readonly (readonly [server: string, speed: Speed])[];
  readonly lost: number;
}

/** What people add to this page by hand stands below this line, and stays. */
const byHand = '\n## Measured apart\n';

function writtenByHand(): string {
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const from = page.indexOf(byHand);
  return from === -1 ? '' : page.slice(from);
}

/** Writes down what a whole run came to. */
export function writeServersReport(ran: Run): void {
  const kept = writtenByHand();
  const { rate, calm, outcomes, killed, history, codes, breaches, unnoticed, speeds, lost } = ran;
  const rows = outcomes.map(
    ({ name, closedMs, gapMs, events, perSecond }) =>
      `| ${name} | ${closedMs} | ${gapMs.toFixed(0)} | ${events} | ${perSecond.toFixed(0)} |`,
  );
  const fast = speeds.map(
    ([server, { perSecond, p50, p99 }]) =>
      `| ${server} | ${perSecond.toFixed(0)} | ${p50.toFixed(0)} | ${p99.toFixed(0)} |`,
  );
  const odd = [...history.odd].map(([status, count]) => `${status}: ${count}`).join(', ');
  writeFileSync(
    file,
    `# A venue that moves between two servers

Written by \`npm run test:servers\` on ${new Date().toISOString().slice(0, 10)}, on ${cpus().length} processors that ran both PostgreSQL servers, two API processes, a worker
and the visitors: ${rate} bookings a second asked for at one venue (${calm.toFixed(0)} acknowledged a second while nobody moved).
What stands behind it: [0116](../../adr/0116-a-ledger-may-live-on-another-server.md).

| move | closed, ms | longest time without an acknowledged booking, ms | events | bookings/s |
|---|---|---|---|---|
${rows.join('\n')}

- **${history.count('ok')}** bookings were acknowledged, ${history.count('fail')} refused; of ${history.count('unknown')} nobody learned what became of them.
- **${codes.cards}** of them were paid with gift cards and **${codes.promos}** had a promo code, at the venue that moves and at one that stays; for that
  their ledgers changed their server **${codes.moves}** times ([0119](../../adr/0119-ledgers-come-together-before-a-decision.md)).
- Breaches of I1 to I6, money of cards and uses of codes that are not what bookings have of them (I9), and events that one server has and the other has not: **${breaches.length}**.
- Movers were killed after: ${killed.map((step) => step || 'their start').join(', ')}. Each was run again.
- Without the closing of the source, **${lost}** acknowledged bookings were lost and found to be; of the planted breaches of I9 ${unnoticed.length} went unnoticed.
- Answers that had to be asked for again under their key, by status: ${odd || 'none'}.

## As fast as it goes
32 callers who ask again once they are answered, through both API processes; one after the other, so that what else the machine does is in each.
Both servers, and what brings home, share the processors here: what a second machine would add cannot be seen.

| the venue is at | bookings/s | p50, ms | p99, ms |
|---|---|---|---|
${fast.join('\n')}

## Words
*Closed* is from the closing of the head on the source to its opening on the target: who asks meanwhile waits. The longest time without an
acknowledged booking is taken from the start of the command to a second after its end, so that it has what the machine did besides.
*By a booking*: whoever booked next ended the move that a killed mover had left, after the second that they wait for it; closed is that gap then.
${kept}`,
  );
}
