import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { PersonCipher } from '../../../platform/privacy/person-cipher.js';
import { TryCounter } from '../../../platform/privacy/try-counter.js';

/** The tries of this room. */
@Injectable()
export class Tries extends TryCounter {
  constructor(pool: pg.Pool, cipher: PersonCipher) {
    super(pool, cipher, 'franchise');
  }
}
