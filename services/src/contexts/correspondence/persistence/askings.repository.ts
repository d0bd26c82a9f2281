import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { nameKey } from '../../../platform/kernel/name-key.js';
import { networkOf } from '../../../platform/kernel/network-of.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { PersonCipher } from '../../../platform/privacy/person-cipher.js';

/** One thing that somebody asks for. */
export interface Asking {
  /** What for: each is counted by itself. */
  readonly what: 'message' | 'newsletter' | 'newsletter link';
  /** Whose address it is about, where it is about one. */
  readonly email?: string;
  /** Where the request comes from. */
  readonly address: string;
  readonly at: Date;
}

/** An asking that was counted. */
export interface Counted {
  readonly number: number;
  /** Askings of this kind for this e-mail in the last hour, with this one. */
  readonly ofPerson: number;
}

/** Askings of a kind in a quarter of an hour from one network. */
const perNetwork: Readonly<Record<Asking['what'], number>> = { message: 10, newsletter: 20, 'newsletter link': 30 };

/** Counts what is asked for. Forgotten after a day; who asked is kept as a keyed hash only. */
@Injectable()
export class Askings {
  constructor(
    private readonly pool: pg.Pool,
    private readonly cipher: PersonCipher,
  ) {}

  /**
   * Counts first and tells then: of many that arrive together, none sees less than there are.
   * @throws {Refusal} TOO_MANY_TRIES
   */
  async count({ what, email = '', address, at }: Asking): Promise<Counted> {
    const person = this.cipher.hash(`${what} of ${nameKey(email)}`);
    const network = this.cipher.hash(`${what} from ${networkOf(address)}`);
    await this.pool.query("delete from correspondence.askings where asked_at < $1::timestamptz - interval '1 day'", [
      at,
    ]);
    const inserted = await this.pool.query<{ nr: number }>(
      'insert into correspondence.askings (person, network, asked_at) values ($1, $2, $3) returning nr',
      [person, network, at],
    );
    const { rows } = await this.pool.query<{ ofPerson: number; ofNetwork: number }>(
      `select
         (select count(*)::int from correspondence.askings
          where person = $1 and asked_at > $3::timestamptz - interval '1 hour') as "ofPerson",
         (select count(*)::int from correspondence.askings
          where network = $2 and asked_at > $3::timestamptz - interval '15 minutes') as "ofNetwork"`,
      [person, network, at],
    );
    const { ofPerson = 1, ofNetwork = 1 } = rows[0] ?? {};
    if (ofNetwork > perNetwork[what]) throw new Refusal('TOO_MANY_TRIES', { retryAfter: 900, minutes: 15 });
    return { number: Number(inserted.rows[0]?.nr), ofPerson };
  }
}
