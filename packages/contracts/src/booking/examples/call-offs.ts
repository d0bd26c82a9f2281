import { bookingId, experienceId, reference, venueId, visitDate, visitTime } from '../../wire/example-values.js';
import type {
  CallOffPreview,
  CallOffView,
  ListCallOffsDto,
  PreviewCallOffDto,
  StartCallOffDto,
} from '../call-off.dto.js';
import { visitFacts } from './visit.js';

const slot = { venueId, date: visitDate, experienceId, time: visitTime };

export const previewCallOff: PreviewCallOffDto = slot;

export const callOffPreview: CallOffPreview = {
  slots: 1,
  parties: 1,
  tickets: 2,
  paid: 0,
  waiting: 1,
  hit: [
    {
      id: bookingId,
      reference,
      experienceName: visitFacts.experienceName,
      time: visitTime,
      numberOfTickets: 2,
      status: 'confirmed',
      paid: 0,
      customerName: null,
    },
  ],
  leftAlone: [],
};

export const callOffDays: ListCallOffsDto = { venueId, from: '2027-05-10', to: '2027-05-16' };

export const startCallOff: StartCallOffDto = {
  ...slot,
  reason: 'equipment',
  message: 'The boats of the ride are being repaired. We’re sorry to cancel your visit.',
};

export const callOffStarted: CallOffView = {
  id: '01a573c9-3dc0-7a15-9e28-b40c6d7f1e93',
  ...startCallOff,
  experienceId,
  time: visitTime,
  startedAt: '2027-05-12T12:10:00.000Z',
  finishedAt: null,
  slots: 1,
  parties: 2,
  done: 0,
  cancelled: 0,
  waiting: 0,
  gone: 0,
  leftAlone: [],
};

export const callOffs: CallOffView[] = [
  { ...callOffStarted, finishedAt: '2027-05-12T12:10:04.000Z', done: 2, cancelled: 1, waiting: 1 },
];
