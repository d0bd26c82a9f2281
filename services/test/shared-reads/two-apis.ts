import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Body, Controller, Module, Post } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { IsString } from 'class-validator';
import pg from 'pg';
import { migrations } from '../../src/apps/migrations.js';
import { CatalogModule } from '../../src/contexts/catalog/index.js';
import { CorrespondenceModule } from '../../src/contexts/correspondence/index.js';
import { MembershipModule } from '../../src/contexts/membership/index.js';
import { MerchandiseModule } from '../../src/contexts/merchandise/index.js';
import { ReviewsModule } from '../../src/contexts/reviews/index.js';
import { HouseSettingsModule } from '../../src/contexts/settings/index.js';
import { loadCatalog } from '../../src/demo/catalog/load-catalog.js';
import { loadMemberships } from '../../src/demo/membership/load-memberships.js';
import { loadProducts } from '../../src/demo/merchandise/load-products.js';
import { TableChanges } from '../../src/platform/database/table-changes.js';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../../src/platform/database/testing/throw-away-database.js';
import { Public } from '../../src/platform/http/access.js';
import { roomApp } from '../../src/platform/http/testing/room-app.js';
import { SystemClock } from '../../src/platform/kernel/clock.js';

class WriteDto {
  @IsString() sql: string;
}

/** A write as any other: it changes rows and is answered. */
@Controller('test/write')
class WriteController {
  constructor(private readonly pool: pg.Pool) {}

  @Public()
  @Post()
  async write(@Body() { sql }: WriteDto): Promise<object> {
    await this.pool.query(sql);
    return {};
  }
}

@Module({
  imports: [
    ...[CatalogModule, MerchandiseModule, MembershipModule, HouseSettingsModule, CorrespondenceModule],
    ReviewsModule,
  ],
  controllers: [WriteController],
})
class Rooms {}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** One API process, as its clients see it. */
export class Api {
  constructor(readonly app: NestExpressApplication) {}

  get changes(): TableChanges {
    return this.app.get(TableChanges, { strict: false });
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.ask(`GET ${path}`, headers);
  }

  head(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.ask(`HEAD ${path}`, headers);
  }

  /** A client's write; its answer has come when this resolves. */
  async writes(sql: string): Promise<void> {
    const { status } = await this.ask('POST /test/write', { 'Content-Type': 'application/json' }, { sql });
    if (status !== 201) throw new Error(`${sql} was answered ${status}`);
  }

  private ask(call: string, headers: Record<string, string>, body?: object): Promise<Answer> {
    const [method, path] = call.split(' ');
    const { port } = this.app.getHttpServer().address() as AddressInfo;
    return new Promise((resolve, reject) => {
      const pending = request({ port, host: '127.0.0.1', method, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { statusCode: status = 0, headers } = response;
          resolve({ status, headers, bytes: Buffer.concat(chunks) });
        });
      });
      pending.on('error', reject).end(body && JSON.stringify(body));
    });
  }
}

export interface TwoApis {
  readonly database: ThrowAwayDatabase;
  /** Where it is written. */
  readonly one: Api;
  /** Where it is read. */
  readonly other: Api;
  close(): Promise<void>;
}

/** Two API processes on one database with the demo data. */
export async function twoApis(): Promise<TwoApis> {
  const database = await throwAwayDatabase(migrations);
  const open = async (): Promise<Api> => {
    const app = await roomApp(Rooms, { settings: database.settings, clock: new SystemClock() });
    await app.listen(0, '127.0.0.1');
    return new Api(app);
  };
  const one = await open();
  for (const load of [loadCatalog, loadMemberships, loadProducts]) await load(one.app);
  const other = await open();
  return {
    ...{ database, one, other },
    close: async () => {
      await Promise.all([one.app.close(), other.app.close()]);
      await database.drop();
    },
  };
}
