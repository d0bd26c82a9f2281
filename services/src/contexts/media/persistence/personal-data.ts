import type { PersonalPlace } from '../../../platform/privacy/personal-data.js';

/** What this room keeps of persons: who sent a picture, and what they called it. */
export const mediaPersonalData: readonly PersonalPlace[] = [
  {
    place: 'media.uploads',
    holds: [
      {
        ...{ columns: 'by', what: 'the account that sent a picture', whose: 'staff', foundBy: 'account' },
        ...{ form: 'number', why: 'to know who changed it', kind: 'staff' },
      },
      {
        ...{ columns: 'file_name alt', what: 'name of the sent file, and what its picture shows', whose: 'staff' },
        ...{ foundBy: 'nothing', form: 'plain', why: 'to show pictures', kind: 'staff' },
      },
    ],
    free: { state: 'target type status reason', catalog: 'url' },
  },
  { place: 'DATA_DIR/media', free: 'catalog' },
  { place: 'DATA_DIR/uploads', free: 'catalog' },
];
