import { type Guard, part, waitingRooms, whole } from './guard.js';

const gate = waitingRooms('features/let-in/waiting-room-gate.ts');
const spec = waitingRooms('features/let-in/waiting-in-line.int.spec.ts');

/** What keeps a waiting room fair. */
export const waitingRoomGuards: readonly Guard[] = [
  {
    ...{ name: 'seats behind a waiting room are for those whose turn it is', file: gate, spec },
    off: [part('LogicalExpression', '!place')],
    story: 'is refused with a place that still waits',
  },
  {
    ...{ name: 'one place that many share books no more than a person', file: gate, spec },
    off: [whole('')],
    story: 'is let pass with one, forty times',
  },
  {
    ...{ name: 'a place is good for its own waiting room alone', file: gate, spec },
    off: [part('ConditionalExpression', 'place || undefined')],
    story: 'has one place, whatever room of the same browser it is shown to',
  },
];
