import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { Projections } from '../../platform/event-store/projections.js';
import { startWell } from '../../platform/http/lifecycle.js';
import { ToolsModule } from './tools.module.js';

const usage = `The read models that follow the event log.

  npm run projections -- status            where each of them stands
  npm run projections -- rebuild <name>    builds one anew from the log, while the site runs
  npm run projections -- verify [name]     replays the log and compares row for row`;

const commands: Readonly<Record<string, (projections: Projections, name?: string) => Promise<void>>> = {
  status: printStatus,
  rebuild: async (projections, name = '') =>
    console.log(`${name}: rebuilt from ${await projections.rebuild(name)} events.`),
  verify: (projections, name) => verify(projections, name === undefined ? projections.names : [name]),
};

await startWell(async () => {
  const [command = '', name] = process.argv.slice(2);
  if (!Object.hasOwn(commands, command) || (command === 'rebuild' && !name)) {
    console.log(usage);
    return;
  }
  const app = await NestFactory.createApplicationContext(ToolsModule, { logger: ['error', 'warn'] });
  const projections = app.get(Projections, { strict: false });
  if (name !== undefined && !projections.names.includes(name)) tellWrong(name, projections);
  else await commands[command]?.(projections, name);
  await app.close();
});

function tellWrong(name: string, { names }: Projections): void {
  console.error(`There is no projection ${name}. There are: ${names.join(', ')}.`);
  process.exitCode = 1;
}

async function printStatus(projections: Projections): Promise<void> {
  for (const { projection, ledger, position, behind } of await projections.status()) {
    console.log(`${projection.padEnd(16)}ledger ${ledger}  position ${position}  ${behind} behind`);
  }
}

async function verify(projections: Projections, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const differing = await projections.verify(name);
    console.log(differing === 0 ? `${name}: equal to the log.` : `${name}: ${differing} rows differ from the log.`);
    if (differing > 0) process.exitCode = 1;
  }
}
