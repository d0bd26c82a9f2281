import { benchSystem } from '../bench/bench-system.js';
import { handOver } from '../processes/hand-over.js';

/** `N=1000000 npm run bench:replay`: how fast a log of N events (200,000) is read, replayed and compared. */
export async function main(): Promise<void> {
  console.log('Starting a PostgreSQL with fsync, the demo data in it, and copying its stories …');
  const system = await benchSystem();
  try {
    await handOver('services/dist/apps/bench/replay.js', [process.env.N ?? '200000'], system.env);
  } finally {
    await system.stop();
  }
}
