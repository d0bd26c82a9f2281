import { Matches, ValidateIf } from 'class-validator';
import { bucketAddress } from './bucket-address.js';
import { ledgerServers } from './ledger-server-addresses.js';
import { isGiven } from './optional-setting.js';
import { PaymentSettings } from './payment-settings.js';

/** Where things are that are not to lie in DATA_DIR, or in the one database. */
export class StorageSettings extends PaymentSettings {
  /** A bucket for what admins send; unset: DATA_DIR. */
  @ValidateIf(isGiven)
  @Matches(bucketAddress, { message: 'must be http(s)://[key:secret@]host/bucket' })
  readonly S3_URL?: string;

  /** A bucket for the files of releases; unset: DATA_DIR. */
  @ValidateIf(isGiven)
  @Matches(bucketAddress, { message: 'must be http(s)://[key:secret@]host/bucket' })
  readonly RELEASES_URL?: string;

  /** Servers beside DATABASE_URL that may decide ledgers; unset: that one decides all. */
  @ValidateIf(isGiven)
  @Matches(ledgerServers, {
    message: 'must be name=postgres://…, one after the other with commas between; none named home',
  })
  readonly LEDGER_SERVERS?: string;
}
