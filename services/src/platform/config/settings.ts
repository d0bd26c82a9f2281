import { resolve } from 'node:path';
import { OneLine } from '@northlight/contracts';
import { plainToInstance, Transform } from 'class-transformer';
import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  Min,
  MinLength,
  ValidateBy,
  ValidateIf,
  validateSync,
} from 'class-validator';
import { anyUrl, arePostgresAddresses, isGiven, numberText } from './optional-setting.js';
import { missingForPayments } from './payment-settings.js';
import { redisAddress } from './redis-address.js';
import { withSecretFiles } from './secret-files.js';
import { SecretSettings } from './secret-settings.js';
import { IsTrustedProxies } from './trusted-proxies.js';
import { unfitForProduction, unsaidFor } from './unfit-for-production.js';

const flags = new Map<unknown, boolean>([
  ['true', true],
  ['false', false],
]);
const flagText = () => Transform(({ value }) => flags.get(value) ?? value);

/** What the environment says, read once at the start. Names, defaults and meaning: docs/settings.md. */
export class Settings extends SecretSettings {
  @IsIn(['development', 'test', 'production'])
  readonly NODE_ENV: 'development' | 'test' | 'production' = 'development';

  @numberText()
  @IsInt()
  @Min(0)
  @Max(65535)
  readonly PORT: number = 3000;

  @IsString() readonly HOST: string = '127.0.0.1';

  /** Where the process tells its figures to a scraper; unset: nowhere. */
  @ValidateIf(isGiven)
  @numberText()
  @IsInt()
  @Min(0)
  @Max(65535)
  readonly METRICS_PORT?: number;

  @IsString() readonly METRICS_HOST: string = '127.0.0.1';

  @Matches(/^postgres(ql)?:\/\//, { message: 'must be a postgres:// address' })
  readonly DATABASE_URL: string;

  @ValidateIf(isGiven)
  @Matches(redisAddress, {
    message: 'must be redis://host, redis+sentinel://host,host,host/master or redis+cluster://host,host',
  })
  readonly REDIS_URL?: string;

  /** Replicas that answer what visitors and reports only read, with commas between; unset: all is read from the primary. */
  @ValidateIf(isGiven)
  @ValidateBy(arePostgresAddresses, { message: 'must be postgres:// addresses' })
  readonly READER_URLS?: string;

  @ValidateIf(isGiven)
  @Matches(/^smtps?:\/\//, { message: 'must be an smtp:// address' })
  readonly SMTP_URL?: string;

  @IsString()
  @Transform(({ value }) => resolve(String(value)))
  readonly DATA_DIR: string = resolve('.data');

  @IsUrl(anyUrl)
  readonly PUBLIC_URL: string = 'http://localhost:3000';

  @IsUrl(anyUrl)
  readonly API_URL: string = 'http://127.0.0.1:3001';

  /** Proxies in front whose X-Forwarded-For is believed; unset: the next hop's, if its address is private. */
  @ValidateIf(isGiven)
  @IsTrustedProxies()
  readonly TRUSTED_PROXIES?: string;

  @ValidateIf(isGiven)
  @IsEmail()
  readonly ADMIN_SETUP_EMAIL?: string;

  @ValidateIf(isGiven)
  @MinLength(8)
  readonly ADMIN_SETUP_PASSWORD?: string;

  /** Where the messages of visitors go. Unset: `support@` the host of PUBLIC_URL. */
  @ValidateIf(isGiven)
  @IsEmail()
  readonly SUPPORT_EMAIL?: string;

  @OneLine()
  @MinLength(1)
  readonly PRODUCT_NAME: string = 'Northlight Immersive';

  @flagText()
  @IsBoolean()
  readonly SEED_DEMO: boolean = false;

  /** Minutes after which an unconfirmed booking lapses; 0: it does not (decisions.md 1.2). */
  @numberText()
  @IsInt()
  @Min(0)
  @Max(1440)
  readonly HOLD_MINUTES: number = 15;

  /** Seconds for which a process that was asked to end goes on serving, while its readiness says no. */
  @numberText()
  @IsInt()
  @Min(0)
  @Max(60)
  readonly DRAIN_SECONDS: number = 0;

  /** Accounts that one network may ask for in a quarter of an hour. */
  @numberText()
  @IsInt()
  @Min(1)
  @Max(10_000)
  readonly REGISTRATIONS_PER_NETWORK: number = 20;

  /** Seats that one network may book in an hour. */
  @numberText()
  @IsInt()
  @Min(20)
  @Max(1_000_000)
  readonly SEATS_PER_NETWORK: number = 200;

  /** Seats that may be booked in an hour for one e-mail. */
  @numberText()
  @IsInt()
  @Min(20)
  @Max(1_000_000)
  readonly SEATS_PER_EMAIL: number = 100;

  /** Places in waiting rooms that one web process gives to one network in a minute. */
  @numberText()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  readonly WAITING_PLACES_PER_NETWORK: number = 300;

  /** Whether a member of staff needs a second factor; unset: in production. */
  @ValidateIf(isGiven)
  @IsIn(['off', 'required'])
  readonly SECOND_FACTOR_FOR_STAFF?: 'off' | 'required';

  @IsOptional()
  @numberText()
  @IsInt()
  readonly CLOCK_OFFSET?: number;

  /** Where a process of a test run fails, and how: `before-append:kill`. */
  @ValidateIf(isGiven)
  @Matches(/^[a-z-]+:[a-z]+(:\d+)?(,[a-z-]+:[a-z]+(:\d+)?)*$/)
  readonly FAULT?: string;

  /** What the bundler of `npm run dev` built, in a file; documents pin that, and the registry is not asked. */
  @IsOptional() @IsString() readonly WATCHED_FRONTS?: string;

  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
  readonly LOG_LEVEL: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent' = 'info';
}

/** One or more settings are wrong; the message lists every one. */
export class WrongSettings extends Error {}

/**
 * Reads the settings from `env`, and from the files that it names (`SECRET_FILE`); empty texts count as unset.
 * @throws {WrongSettings} naming every wrong variable at once
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const { env, wrong: wrongFiles } = withSecretFiles(environment);
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const settings = plainToInstance(Settings, given, { exposeDefaultValues: true });
  const wrong = validateSync(settings, { whitelist: true }).map(
    ({ property, constraints }) => `${property} ${Object.values(constraints ?? {}).join(', ')}`,
  );
  wrong.push(...wrongFiles);
  if (settings.NODE_ENV === 'production') wrong.push(...unfitForProduction(settings, given));
  else if (!given.NODE_ENV) wrong.push(...unsaidFor(settings));
  wrong.push(...missingForPayments(settings));
  if (settings.FAULT && settings.NODE_ENV !== 'test') wrong.push('FAULT is refused outside of tests');
  if (wrong.length > 0) throw new WrongSettings(`These settings are wrong:\n  ${wrong.join('\n  ')}`);
  return settings;
}
