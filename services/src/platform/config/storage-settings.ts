import { Matches, ValidateIf } from 'class-validator';
import { bucketAddress } from './bucket-address.js';
import { isGiven } from './optional-setting.js';
import { PaymentSettings } from './payment-settings.js';

/** Buckets for files that are not to lie in DATA_DIR. */
export class StorageSettings extends PaymentSettings {
  /** A bucket for what admins send; unset: DATA_DIR. */
  @ValidateIf(isGiven)
  @Matches(bucketAddress, { message: 'must be http(s)://[key:secret@]host/bucket' })
  readonly S3_URL?: string;

  /** A bucket for the files of releases; unset: DATA_DIR. */
  @ValidateIf(isGiven)
  @Matches(bucketAddress, { message: 'must be http(s)://[key:secret@]host/bucket' })
  readonly RELEASES_URL?: string;
}
