import { writeFileSync } from 'node:fs';
import type { DeployReport } from './test-deploys.js';

const file = 'docs/engine/measurements/deploys.md';

const kept = [
  'N+2 was refused while N ran, and N while the log had the new event: by `migrate`, before anything changed.',
  'After N+1 had come, what N had gone on writing was built anew by the worker, by itself.',
];

/** Writes what came of it where the figures of the engine are. */
export function writeDeployReport({ deployments, unkept, breaches }: DeployReport): void {
  const rows = deployments.map(({ outcome, failed }) => {
    const { name, pages, reads, perSecond, writesAwayMs } = outcome;
    const away = (writesAwayMs / 1_000).toFixed(1);
    return `| ${name} | ${failed} | ${pages.away} of ${pages.count} | ${reads.away} of ${reads.count} | ${away} | ${perSecond.toFixed(0)} |`;
  });
  writeFileSync(
    file,
    `# Releases that take the place of one another

Written by \`npm run test:topology -- --only deploys\` on ${new Date().toISOString().slice(0, 10)}: in the production shape, while people book 60 times a second through nginx and
two others look at a page and at the API every 200 ms. N is this release; N+1 adds a column, gives a projection rows that mean something else,
and reads a new event; N+2 writes that event with each booking. What stands behind it:
[0113](../../adr/0113-readers-go-before-writers.md), [0118](../../adr/0118-mixed-projections-are-built-again.md).

| deployed | commands that failed | pages that failed | reads that failed | longest time without a booking, s | bookings/s |
|---|---|---|---|---|---|
${rows.join('\n')}

${(unkept.length > 0 ? unkept : kept).map((one) => `- ${one}`).join('\n')}
- Wrong rows, lost or doubled bookings (I1 to I6, each projection beside the log): **${breaches.length}**
`,
  );
}
