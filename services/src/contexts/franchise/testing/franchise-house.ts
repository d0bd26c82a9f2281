import { CommandBus } from '@nestjs/cqrs';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { CandidateDetailsDto, PreApplicationDto } from '@northlight/contracts';
import pg from 'pg';
import type { Settings } from '../../../platform/config/settings.js';
import { throwAwayDatabase } from '../../../platform/database/testing/throw-away-database.js';
import { roomApp, signedIn } from '../../../platform/http/testing/room-app.js';
import { FixedClock } from '../../../platform/kernel/clock.js';
import { logMigrations } from '../../../platform/log-schema/log-migrations.js';
import { identityMigrations } from '../../identity/index.js';
import { FranchiseModule, franchiseMigrations } from '../franchise.module.js';

export const now = new Date('2026-11-20T15:00:00Z');
export const admin = signedIn({ id: 1, isAdmin: true });
export const frank = signedIn({ id: 7 });
export const maya = signedIn({ id: 8 });

type Headers = Readonly<Record<string, string>>;
// biome-ignore lint/suspicious/noExplicitAny: an answer is whatever came over the wire
export type Answer = { readonly status: number; readonly body: any; readonly headers: Response['headers'] };
type Job = { readonly kind: string; readonly payload: Readonly<Record<string, number>> };

/** This room at work: real database, real HTTP, a clock that stands still. */
export interface FranchiseHouse {
  readonly app: NestExpressApplication;
  readonly clock: FixedClock;
  readonly settings: Settings;
  readonly commands: CommandBus;
  readonly pool: pg.Pool;
  /** @param line method and path, as in `GET /api/franchise-inquiries` */
  ask(line: string, headers?: Headers, body?: unknown): Promise<Answer>;
  /** The mails that were asked for, in their order. */
  jobs(): Promise<Job[]>;
  later(hours: number): void;
  clear(): Promise<void>;
  close(): Promise<void>;
}

export async function franchiseHouse(): Promise<FranchiseHouse> {
  const database = await throwAwayDatabase([...logMigrations, ...identityMigrations, ...franchiseMigrations]);
  const clock = new FixedClock(now);
  const { settings } = database;
  const app = await roomApp(FranchiseModule, { settings, clock });
  await app.listen(0, '127.0.0.1');
  const pool = app.get(pg.Pool, { strict: false });
  const url = await app.getUrl();
  return {
    ...{ app, clock, settings, pool, commands: app.get(CommandBus, { strict: false }) },
    ask: async (line, headers = {}, body = undefined) => {
      const [method = '', path = ''] = line.split(' ');
      const response = await fetch(`${url}${path}`, { method, ...sent(headers, body) });
      const text = await response.text();
      return {
        status: response.status,
        body: text && isJson(response) ? JSON.parse(text) : text || undefined,
        headers: response.headers,
      };
    },
    jobs: async () => (await pool.query<Job>('select kind, payload from log.outbox order by position, kind')).rows,
    later: (hours) => clock.set(new Date(clock.now().getTime() + hours * 3_600_000)),
    clear: async () => {
      clock.set(now);
      await pool.query(
        `truncate log.outbox, log.requests, log.rate_limits, log.audit, franchise.notes, franchise.candidate_files,
           franchise.candidate_details, franchise.inquiries, franchise.persons, franchise.person_keys`,
      );
    },
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}

const isJson = ({ headers }: Response): boolean => headers.get('content-type')?.includes('json') ?? false;

/** Forms travel as they are, all else as JSON. */
function sent(headers: Headers, body: unknown): RequestInit {
  if (!body) return { headers };
  if (body instanceof FormData) return { headers, body };
  return { headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

/** Frank's pre-application, unless said otherwise. */
export const aPreApplication = (overrides: Partial<PreApplicationDto> = {}): PreApplicationDto => ({
  ...{ firstName: 'Frank', lastName: 'Castellano', email: 'frank@example.com', phone: '+1 585 555 0142' },
  ...{ city: 'New York City', state: 'NY', targetRegion: 'Queens', investmentLevel: '$1M+', timeframe: '3-6 months' },
  ...{ businessExperience: 'Three small cinemas.', heardAbout: 'Word of Mouth', message: 'Call me.' },
  ...{ ownsProperty: true, propertySize: '14,000 sq ft', propertyType: 'Retail', currentBusinessOwner: true },
  ...{ businessType: 'Cinemas', experiencedFields: ['cinema'], personalInvestment: '$350,000', needsFinancing: true },
  ...{ commitment: 'Full-time Owner/Operator', motivation: 'Three more walls.', bestContactTime: 'Mornings' },
  ...overrides,
});

/** What a candidate says of site and business, unless said otherwise. */
export const someDetails = (franchiseInquiryId: number, overrides: Partial<CandidateDetailsDto> = {}) => ({
  franchiseInquiryId,
  ...{ businessResume: 'Three cinemas, twelve years.', businessWebsite: 'https://cinema.example.com' },
  ...{ proposedLocation: 'Steinway Street 30-12', existingBuildingDetails: 'A cinema of 1927.' },
  ...{ spaceSquareFootage: 14_000, ceilingHeight: 22.5, hvacStatus: 'existing', electricalCapacity: 'high_capacity' },
  ...{ connectivityStatus: 'fiber', regulatoryApprovals: 'Assembly permit in hand.', additionalNotes: 'Two exits.' },
  ...overrides,
});
