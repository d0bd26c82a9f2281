import { bookingPersonalData } from '../contexts/booking/index.js';
import { catalogPersonalData } from '../contexts/catalog/index.js';
import { correspondencePersonalData } from '../contexts/correspondence/index.js';
import { franchisePersonalData } from '../contexts/franchise/index.js';
import { frontendsPersonalData } from '../contexts/frontends/index.js';
import { guestPassesPersonalData } from '../contexts/guest-passes/index.js';
import { identityPersonalData } from '../contexts/identity/index.js';
import { journalPersonalData } from '../contexts/journal/index.js';
import { mediaPersonalData } from '../contexts/media/index.js';
import { membershipPersonalData } from '../contexts/membership/index.js';
import { merchandisePersonalData } from '../contexts/merchandise/index.js';
import { notificationsPersonalData } from '../contexts/notifications/index.js';
import { paymentsPersonalData } from '../contexts/payments/index.js';
import { promotionsPersonalData } from '../contexts/promotions/index.js';
import { reviewsPersonalData } from '../contexts/reviews/index.js';
import { settingsPersonalData } from '../contexts/settings/index.js';
import { subscriptionsPersonalData } from '../contexts/subscriptions/index.js';
import { tillPersonalData } from '../contexts/till/index.js';
import { vouchersPersonalData } from '../contexts/vouchers/index.js';
import { waitingRoomsPersonalData } from '../contexts/waiting-rooms/index.js';
import { logPersonalData } from '../platform/log-schema/log-personal-data.js';
import type { PersonalPlace } from '../platform/privacy/personal-data.js';

/** What the processes say, and what a local start keeps beside them. */
const machineData: readonly PersonalPlace[] = [
  {
    place: 'standard output of api, web and worker',
    holds: [
      {
        ...{
          what: 'number of the account, the route that was asked for, and the id of the request',
          whose: 'visitor',
          foundBy: 'nothing',
        },
        ...{ form: 'plain', why: 'to find what went wrong', kind: 'logs' },
      },
    ],
  },
  {
    place: 'standard output of nginx',
    holds: [
      {
        ...{
          what: 'address of the visitor, when, which part of the site, and the id of the request',
          whose: 'visitor',
          foundBy: 'nothing',
        },
        ...{ form: 'plain', why: 'to see who overloads the site and what went wrong, in 30 MB at most', kind: 'logs' },
      },
    ],
  },
  {
    place: 'DATA_DIR/logs',
    holds: [
      {
        ...{ what: 'the same, on a machine that starts them by itself', whose: 'visitor', foundBy: 'nothing' },
        ...{ form: 'plain', why: 'to find what went wrong, in 20 MB at most', kind: 'logs' },
      },
    ],
  },
  {
    place: 'failed jobs of the queues',
    holds: [
      {
        ...{ what: 'numbers of what they are about, and why they failed', whose: 'customer', foundBy: 'nothing' },
        ...{ form: 'number', why: 'to try them again', kind: 'failedJobs' },
      },
    ],
  },
  {
    place: 'DATA_DIR/postgres',
    holds: [
      {
        ...{
          what: 'the tables themselves; the log of their server quotes none of it',
          whose: 'customer',
          foundBy: 'nothing',
        },
        ...{ form: 'plain', why: 'to keep all of it', kind: 'database' },
      },
    ],
  },
  {
    place: 'DATA_DIR/topology',
    holds: [
      {
        ...{
          what: 'three copies of the tables, their backups, jobs, and what each server says; of npm run start:topology',
          whose: 'customer',
          foundBy: 'nothing',
        },
        ...{ form: 'plain', why: 'to go on where a server fails', kind: 'database' },
      },
    ],
  },
  {
    place: 'DATA_DIR/erasures',
    holds: [
      {
        ...{ what: 'hashes of whoever was erased, in a list that is no part of a backup', whose: 'account' },
        ...{ foundBy: 'nothing', form: 'hash', why: 'to erase them again after a restore', kind: 'erasures' },
      },
    ],
  },
  // the database that was replaced, until somebody removes it; and reports, which name nobody
  {
    place: 'DATA_DIR/before-restore-*',
    holds: [
      {
        ...{ what: 'the tables as they were before a restore; of npm run restore', whose: 'customer' },
        ...{ foundBy: 'nothing', form: 'plain', why: 'to go back, until it is removed by hand', kind: 'database' },
      },
    ],
  },
  { place: 'DATA_DIR/rehearsals', free: 'technical' },
  { place: 'DATA_DIR/clock-offset', free: 'technical' },
  { place: 'DATA_DIR/traces.jsonl', free: 'technical' },
  { place: 'DATA_DIR/local.json', free: 'technical' },
  { place: 'DATA_DIR/postgres.json', free: 'technical' },
  { place: 'DATA_DIR/running.json', free: 'technical' },
  { place: 'DATA_DIR/secrets.json', free: 'technical' },
  { place: 'DATA_DIR/demo-accounts.txt', free: 'technical' },
  { place: 'DATA_DIR/development', free: 'technical' },
];

/** All that is kept of persons anywhere; a table, column or folder that is missing here fails a spec. */
export const personalData: readonly PersonalPlace[] = [
  ...bookingPersonalData,
  ...catalogPersonalData,
  ...correspondencePersonalData,
  ...franchisePersonalData,
  ...frontendsPersonalData,
  ...identityPersonalData,
  ...mediaPersonalData,
  ...membershipPersonalData,
  ...merchandisePersonalData,
  ...notificationsPersonalData,
  ...reviewsPersonalData,
  ...tillPersonalData,
  ...journalPersonalData,
  ...settingsPersonalData,
  ...paymentsPersonalData,
  ...subscriptionsPersonalData,
  ...promotionsPersonalData,
  ...guestPassesPersonalData,
  ...vouchersPersonalData,
  ...waitingRoomsPersonalData,
  ...logPersonalData,
  ...machineData,
];
