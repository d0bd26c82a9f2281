export { Log1798000000001 } from './1798000000001-log.js';
export { Snapshots1798000000055 } from './1798000000055-snapshots.js';
export { TracesOfJobs1798000000056 } from './1798000000056-traces-of-jobs.js';
export { LedgerServers1798000000060 } from './1798000000060-ledger-servers.js';
