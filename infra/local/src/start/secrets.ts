import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a local start makes up once and keeps; a production start is given all of it. */
export interface Secrets {
  readonly SECRET: string;
  readonly PERSON_KEY: string;
  readonly FRONT_DEPLOY_TOKEN: string;
  readonly ADMIN_SETUP_EMAIL: string;
  readonly ADMIN_SETUP_PASSWORD: string;
  /** Of the payment sandbox; empty beside a key of Stripe, whose endpoint has a secret of its own. */
  readonly STRIPE_WEBHOOK_SECRET: string;
}

const make = (): Secrets => ({
  SECRET: randomBytes(32).toString('hex'),
  PERSON_KEY: randomBytes(32).toString('hex'),
  FRONT_DEPLOY_TOKEN: randomBytes(24).toString('hex'),
  ADMIN_SETUP_EMAIL: 'admin@northlight.example',
  ADMIN_SETUP_PASSWORD: randomBytes(9).toString('base64url'),
  STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString('hex')}`,
});

/** The secrets of a data folder, from `secrets.json` (readable by its owner only). What `env` sets wins. */
export function secretsOf(dataDir: string, env: NodeJS.ProcessEnv): Secrets {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'secrets.json');
  const saved = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {};
  const all = { ...make(), ...saved };
  writeFileSync(`${file}.new`, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return {
    SECRET: env.SECRET || all.SECRET,
    PERSON_KEY: env.PERSON_KEY || all.PERSON_KEY,
    FRONT_DEPLOY_TOKEN: env.FRONT_DEPLOY_TOKEN || all.FRONT_DEPLOY_TOKEN,
    ADMIN_SETUP_EMAIL: env.ADMIN_SETUP_EMAIL || all.ADMIN_SETUP_EMAIL,
    ADMIN_SETUP_PASSWORD: env.ADMIN_SETUP_PASSWORD || all.ADMIN_SETUP_PASSWORD,
    STRIPE_WEBHOOK_SECRET: env.STRIPE_WEBHOOK_SECRET || (env.STRIPE_KEY ? '' : all.STRIPE_WEBHOOK_SECRET),
  };
}
