import type { FactoryProvider } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import { BucketReleases } from './bucket-releases.js';
import { DiskReleases } from './disk-releases.js';
import { ReleaseStore } from './release-store.js';

/** Files of releases in the bucket of RELEASES_URL, else under DATA_DIR. */
export const releaseStore: FactoryProvider<ReleaseStore> = {
  provide: ReleaseStore,
  inject: [Settings],
  useFactory: ({ RELEASES_URL, DATA_DIR }: Settings) =>
    RELEASES_URL ? new BucketReleases(RELEASES_URL) : new DiskReleases(DATA_DIR),
};
