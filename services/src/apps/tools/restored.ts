import 'reflect-metadata';
import { existsSync, readFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { readSettings } from '../../platform/config/settings.js';
import { createPool, UNLIMITED } from '../../platform/database/database.js';
import { bootstrap } from '../../platform/http/lifecycle.js';
import type { ErasureLine } from '../../platform/privacy/erasure-log.js';
import { copyBeganAt } from '../../platform/recovery/copy-mark.js';
import { complain } from './complain.js';
import { type CheckResult, type RestoredCopy, restoredChecks } from './restored-checks.js';
import { ToolsModule } from './tools.module.js';

const THROW_AWAY = 'throw-away';

const usage = `Looks at a copy of the database and the files beside it, and does the jobs that it has left, without their effects:
only ever for a copy that nobody is served from (docs/how-to/restore.md).

  node services/dist/apps/tools/restored.js throw-away [erased.jsonl]`;

/** Prints a line of JSON for each check; ends with 1 when something is not as it should be. */
await bootstrap(async () => {
  const [word, file] = process.argv.slice(2);
  if (word !== THROW_AWAY) {
    console.log(usage);
    process.exitCode = 1;
    return;
  }
  const settings = readSettings(process.env);
  const pool = createPool(settings, { ...UNLIMITED, lockMs: 0 });
  if ((await copyBeganAt(pool)) === undefined) {
    await pool.end();
    return complain('This is no copy that infra/backup/serve-copy.sh runs: somebody may be served from it.');
  }
  const app = await NestFactory.createApplicationContext(ToolsModule, { logger: ['error', 'warn'] });
  await checkAll({ app, pool, settings, erased: linesOf(file) });
  await app.close();
  await pool.end();
});

async function checkAll(copy: RestoredCopy): Promise<void> {
  for (const [name, check] of Object.entries(restoredChecks)) {
    const began = performance.now();
    const result = await check(copy).catch(asResult);
    const seconds = Math.round(performance.now() - began) / 1_000;
    console.log(JSON.stringify({ name, seconds, ...result }));
    if (result.wrong.length > 0) process.exitCode = 1;
  }
}

/** A check that cannot be made keeps no other from being made. */
function asResult(error: unknown): CheckResult {
  return { count: 0, wrong: [error instanceof Error ? error.message : String(error)] };
}

function linesOf(file: string | undefined): ErasureLine[] {
  if (!file || !existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as ErasureLine);
}
