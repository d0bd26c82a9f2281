import { PlainError } from '../processes/plain-error.js';
import { collectTraces } from '../traces/collect-traces.js';
import { slowestTrace } from '../traces/slowest-trace.js';
import { readSpans } from '../traces/trace-file.js';

const usage = `Traces on one machine, where no other collector is (docs/how-to/read-the-traces-of-a-slow-booking.md).

  npm run traces -- collect                        takes what processes send, until Ctrl-C
  npm run traces -- slowest "POST /api/bookings"   the slowest of that name, from the page to its jobs`;

/** `npm run traces -- collect|slowest`: takes traces into DATA_DIR, and tells of the slowest. */
export async function main([command, name]: readonly string[]): Promise<void> {
  const dataDir = process.env.DATA_DIR || '.data-topology';
  if (command === 'collect') return collectTraces(dataDir, console.log);
  if (command !== 'slowest' || !name) return console.log(usage);
  const lines = slowestTrace(readSpans(dataDir), name);
  if (lines.length === 0)
    throw new PlainError(`No trace has a span ${name}: ${dataDir}/traces.jsonl has all that were taken.`);
  for (const line of lines) console.log(line);
}
