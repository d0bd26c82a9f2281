import type { PersonalPlace } from '../../../platform/privacy/personal-data.js';

/** What this room keeps of persons. */
export const frontendsPersonalData: readonly PersonalPlace[] = [
  { place: 'frontends.channels', free: { technical: 'app stable candidate last_good ramp stopped' } },
  {
    place: 'frontends.history',
    holds: [
      {
        ...{ columns: 'who reason', what: 'who released a front, and why' },
        ...{ whose: 'staff', foundBy: 'nothing', form: 'plain' },
        ...{ why: 'to know who changed the site', kind: 'staff' },
      },
      {
        ...{ columns: 'who_id', what: 'the account that changed what is live', whose: 'staff', foundBy: 'account' },
        ...{ form: 'number', why: 'to know who changed the site', kind: 'staff' },
      },
    ],
    free: { technical: 'app action before after' },
  },
  {
    place: 'frontends.deploy_tokens',
    holds: [
      {
        ...{
          columns: 'name',
          what: 'what a deploy token is called',
          whose: 'staff',
          foundBy: 'nothing',
          form: 'plain',
        },
        ...{ why: 'to know whose pipeline changed the site', kind: 'staff' },
      },
    ],
    free: { technical: 'id app secret_hash' },
  },
  { place: 'frontends.fronts', free: { technical: 'app team routes' } },
  { place: 'frontends.release_minutes', free: { technical: 'release app lcp_histogram inp_histogram' } },
  {
    place: 'frontends.release_errors',
    free: { technical: 'release fingerprint app kind message stack route' },
  },
  { place: 'frontends.releases', free: { technical: 'id app record' } },
  { place: 'frontends.smoke_visits', free: { technical: 'app visited not_visited' } },
  { place: 'DATA_DIR/releases', free: 'technical' }, // or the bucket of RELEASES_URL
  { place: 'DATA_DIR/release-maps', free: 'technical' }, // or that bucket
  { place: 'DATA_DIR/web', free: 'technical' },
];
