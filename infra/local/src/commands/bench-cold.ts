import { benchSystem } from '../bench/bench-system.js';
import { handOver } from '../processes/hand-over.js';

/** `N=100000 npm run bench:cold`: the first decision of a process on a slot of N events, from its snapshot and without. */
export async function main(): Promise<void> {
  console.log('Starting a PostgreSQL with fsync, and the demo data in it …');
  const system = await benchSystem();
  try {
    await handOver('services/dist/apps/bench/cold.js', [process.env.N ?? '100000'], system.env);
  } finally {
    await system.stop();
  }
}
