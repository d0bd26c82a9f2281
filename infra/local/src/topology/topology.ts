/** A kind of process of the product, as it runs on a machine, in a container and on a cluster. */
export interface ProcessShape {
  /** The program, from the root of the repository and of the image. */
  readonly entry: string;
  readonly readyPath: string;
  readonly livePath: string;
  /** How many there are where nobody asks for more. */
  readonly replicas: number;
  /** It goes on serving for so long after SIGTERM (`DRAIN_SECONDS`), so that balancers notice. */
  readonly drainSeconds: number;
  /** It is killed so long after SIGTERM: its drain, and then what it has begun. */
  readonly graceSeconds: number;
  /** It never needs more memory than this, in MiB; past it, it is ended and started again. */
  readonly memoryMiB: number;
}

const DRAIN_SECONDS = 10;

/** The processes of the product. Compose, the manifests and the native topology are held to this by topology.spec.ts. */
export const processShapes = {
  api: {
    entry: 'services/dist/apps/api/main.js',
    readyPath: '/health/ready',
    livePath: '/health/live',
    replicas: 2,
    drainSeconds: DRAIN_SECONDS,
    graceSeconds: 30,
    memoryMiB: 768,
  },
  // its own 200 MB, and two films at 700 (docs/adr/0026)
  worker: {
    entry: 'services/dist/apps/worker/main.js',
    readyPath: '/health/ready',
    livePath: '/health/live',
    replicas: 2,
    drainSeconds: 0,
    graceSeconds: 30,
    memoryMiB: 1792,
  },
  web: {
    entry: 'services/dist/apps/web/main.js',
    readyPath: '/web/health/ready',
    livePath: '/web/health/live',
    replicas: 2,
    drainSeconds: DRAIN_SECONDS,
    graceSeconds: 30,
    memoryMiB: 512,
  },
} as const satisfies Record<string, ProcessShape>;

export type ProductProcess = keyof typeof processShapes;

/** Where a process listens inside its container: for requests, and for a scraper of its figures. */
export const containerPorts = { http: 3000, metrics: 9464 } as const;

/** Who a container of ours runs as: a number, so that a cluster can see that it is not root. */
export const imageUser = 10_001;

/** What a probe asks, in seconds; `failureThreshold` is how often in a row it may go wrong. */
export const probes = {
  startup: { periodSeconds: 2, timeoutSeconds: 5, failureThreshold: 60 },
  readiness: { periodSeconds: 2, timeoutSeconds: 3, failureThreshold: 2 },
  liveness: { periodSeconds: 10, timeoutSeconds: 5, failureThreshold: 3 },
} as const;

/** Seconds that a process has for what it has begun, after its drain (services/src/platform/http/lifecycle.ts). */
export const answerSeconds = 10;

/** What runs to its end before the processes of a version start, in this order; `publish` needs an API. */
export const deployJobs = ['fronts-fit', 'migrate', 'pictures', 'publish'] as const;

export type DeployJob = (typeof deployJobs)[number];

/** What a container of each job runs; `pictures` is told where the image has them, `publish` where built fronts are. */
export const jobCommands: Readonly<Record<DeployJob | 'await-schema' | 'seed', readonly string[]>> = {
  'fronts-fit': ['services/dist/apps/tools/fronts-fit.js'],
  migrate: ['services/dist/apps/tools/migrate.js'],
  pictures: ['services/dist/apps/tools/pictures.js', 'art'],
  publish: ['packages/front-tools/dist/cli/publish-built.js', 'fronts'],
  // before a process, where it starts beside the jobs
  'await-schema': ['services/dist/apps/tools/await-schema.js'],
  // the demo, where it is asked for
  seed: ['services/dist/apps/tools/seed.js'],
};

/** Settings that are secrets, or have one in them: they come from a Secret or from a file (`<name>_FILE`), never in the open. */
export const secretSettings: readonly string[] = [
  'SECRET',
  'SECRET_BEFORE',
  'PERSON_KEY',
  'PERSON_KEY_BEFORE',
  'DATABASE_URL',
  'READER_URLS',
  'LEDGER_SERVERS',
  'REDIS_URL',
  'SMTP_URL',
  'S3_URL',
  'RELEASES_URL',
  'FRONT_DEPLOY_TOKEN',
  'STRIPE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'ADMIN_SETUP_PASSWORD',
];

/**
 * Who has to be told of PostgreSQL servers beside the primary, where there are any: each form has a place to say it. What decides or
 * migrates knows all servers for ledgers; what is only read is read by the API.
 */
export const serverSettings: Readonly<Record<string, readonly string[]>> = {
  READER_URLS: ['api'],
  LEDGER_SERVERS: [...Object.keys(processShapes).filter((name) => name !== 'web'), 'migrate'],
};

/** Ports of the servers around the processes; where several run on one machine, the native topology adds to them. */
export const serverPorts = {
  postgres: 5432,
  pgbackrest: 8432,
  patroni: 8008,
  etcd: 2379,
  pgbouncer: 6432,
  haproxy: 5000,
  redis: 6379,
  sentinel: 26379,
  bucket: 7070,
  nginx: 8080,
  nginxTls: 8443,
  prometheus: 9090,
  alertmanager: 9093,
} as const;

/** What backups are called in their repository. */
export const backupStanza = 'northlight';

/** What every PostgreSQL of the production shape is told, beside its command: nothing older than a minute is lost with a disk. */
export const archiving = { archive_mode: 'on', archive_timeout: '60s' } as const;

/** When backups are made and tried, in the words of cron (UTC), and at which age each of them is an alert, in hours. */
export const backupTimes = {
  full: { at: '17 8 * * 0', everyHours: 168, tooOldHours: 192 },
  diff: { at: '17 8 * * 1-6', everyHours: 24, tooOldHours: 36 },
  rehearsal: { at: '17 10 * * 0', everyHours: 168, tooOldHours: 192 },
} as const;
