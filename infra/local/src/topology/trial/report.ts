import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { History } from './history.js';
import type { Looks } from './readers.js';
import type { Outcome } from './run-trial.js';
import type { SelfTest } from './self-test.js';

const file = 'docs/engine/measurements/topology.md';

interface Run {
  readonly rate: number;
  /** Bookings a second while nothing was wrong. */
  readonly calm: number;
  readonly outcomes: readonly Outcome[];
  readonly history: History;
  readonly breaches: readonly string[];
  readonly self: SelfTest;
  readonly seconds: number;
}

const looksText = ({ count, away, slowestMs }: Looks): string =>
  `${away} of ${count}; slowest ${inSeconds(slowestMs)} s`;

const inSeconds = (ms: number): string => (ms / 1_000).toFixed(1);

/** Writes down what a whole run came to. */
export function writeReport({ rate, calm, outcomes, history, breaches, self, seconds }: Run): void {
  const rows = outcomes.map(({ name, isTried, writesAwayMs, wholeAfterMs, pages, reads, perSecond }) =>
    isTried
      ? `| ${name} | ${inSeconds(writesAwayMs)} | ${inSeconds(wholeAfterMs)} | ${looksText(pages)} | ${looksText(reads)} | ${perSecond.toFixed(0)} |`
      : `| ${name} | not tried here | | | | |`,
  );
  const odd = [...history.odd].map(([status, count]) => `${status}: ${count}`).join(', ');
  writeFileSync(
    file,
    `# Faults of the production shape

Written by \`npm run test:topology\` on ${new Date().toISOString().slice(0, 10)}, on ${cpus().length} processors that also ran the visitors: ${rate} bookings a second asked for
through nginx with TLS (${calm.toFixed(0)} acknowledged a second while nothing was wrong), and two people who look at a page and at the API every 200 ms. It took
${(seconds / 60).toFixed(0)} minutes. What stands behind it: [0109](../../adr/0109-the-production-shape-runs-natively.md).

| fault | writes away, s | whole again after, s | pages that failed | reads of the API that failed | bookings/s |
|---|---|---|---|---|---|
${rows.join('\n')}

- **${history.count('ok')}** bookings were acknowledged, ${history.count('fail')} refused; of ${history.count('unknown')} nobody learned what became of them.
- Breaches of I1 to I8: **${breaches.length}**${
      breaches.length > 0
        ? `\n${breaches
            .slice(0, 20)
            .map((one) => `  - ${one}`)
            .join('\n')}`
        : ''
    }
- The trial notices: with asynchronous copies that were three seconds behind, **${self.lost}** acknowledged bookings were lost and found to be, and beside
  them ${self.others.length} breaches, although the processes remembered what was undone; of the planted breaches ${self.unnoticed.length} went unnoticed.
  With the fence of the log and the last defences taken out, a run fails that finds nothing wrong (\`-- --only heads\`).
- Answers that had to be asked for again under their key, by status: ${odd || 'none'}.

*Writes away* is the longest time in which no booking was acknowledged. *Whole again* counts from the end of the fault until Patroni has a
primary, a synchronous replica and nobody away. A page or a read failed when it was answered 5xx, or not within 35
seconds; while there is no primary, the API says 503 with \`Retry-After\`, and pages come without what it would have told.
`,
  );
}
