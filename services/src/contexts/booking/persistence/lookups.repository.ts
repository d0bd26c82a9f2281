import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { nameKey } from '../../../platform/kernel/name-key.js';
import { networkOf } from '../../../platform/kernel/network-of.js';
import { PersonCipher } from '../../../platform/privacy/person-cipher.js';

/** Who asks for the links to whose bookings. */
export interface Asking {
  readonly email: string;
  readonly address: string;
}

/** A question that was counted, and how many there were with it. */
export interface Counted {
  readonly number: number;
  /** For this person, in the last hour. */
  readonly ofPerson: number;
  /** From this network, in the last quarter of an hour. */
  readonly ofNetwork: number;
}

/** Counts questions for links. They are forgotten after a day; whose they were is kept as a keyed hash only. */
@Injectable()
export class Lookups {
  constructor(
    private readonly pool: pg.Pool,
    private readonly cipher: PersonCipher,
  ) {}

  /** Counts first and tells then: of many that arrive together, none sees less than there are. */
  async count({ email, address }: Asking, now: Date): Promise<Counted> {
    const person = this.cipher.hash(`lookup ${nameKey(email)}`);
    const network = this.cipher.hash(`lookup from ${networkOf(address)}`);
    await this.pool.query("delete from booking.lookups where asked_at < $1::timestamptz - interval '1 day'", [now]);
    const inserted = await this.pool.query<{ nr: string }>(
      'insert into booking.lookups (person, network, asked_at) values ($1, $2, $3) returning nr',
      [person, network, now],
    );
    const { rows } = await this.pool.query<Omit<Counted, 'number'>>(
      `select
         (select count(*)::int from booking.lookups
          where person = $1 and asked_at > $3::timestamptz - interval '1 hour') as "ofPerson",
         (select count(*)::int from booking.lookups
          where network = $2 and asked_at > $3::timestamptz - interval '15 minutes') as "ofNetwork"`,
      [person, network, now],
    );
    const { ofPerson, ofNetwork } = rows[0] ?? { ofPerson: 1, ofNetwork: 1 };
    return { number: Number(inserted.rows[0]?.nr), ofPerson, ofNetwork };
  }
}
