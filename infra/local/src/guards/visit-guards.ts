import { booking, type Guard, part, whole } from './guard.js';

const decides = { file: booking('domain/booking/booking.ts'), spec: booking('domain/booking/missed-visits.spec.ts') };
const byClock = { spec: booking('jobs/visits.processor.int.spec.ts') };

/** What keeps a visit from being closed too early, wrongly or twice. */
export const visitGuards: readonly Guard[] = [
  {
    name: 'a hold with an end is not missed',
    ...decides,
    off: [part('BinaryExpression', 'false', 1)],
    story: 'is missed also where it was to be paid at the desk',
  },
  {
    name: 'a visit is over by the clock on the wall of its venue',
    ...byClock,
    file: booking('jobs/visits.processor.ts'),
    off: [part('LogicalExpression', "'America/New_York'")],
    story: 'comes by the wall of the venue',
  },
  {
    name: 'a party is let in on its day',
    file: booking('domain/booking/letting-in.ts'),
    off: [whole('if (false) $then')],
    spec: booking('domain/booking/letting-in.spec.ts'),
    story: "comes on the day that the venue's wall shows",
  },
  {
    name: 'a day goes on until six in the morning',
    file: booking('domain/booking/visit-end.ts'),
    off: [part('UnaryExpression', '-1')],
    spec: booking('domain/booking/visit-end.spec.ts'),
    story: 'is over at six the next morning',
  },
  {
    name: 'a visit that was moved ahead is not closed for the day that it left',
    ...byClock,
    file: booking('door/features/close-visit/close-visit.handler.ts'),
    off: [part('BinaryExpression', '$left', 1)],
    story: 'leaves alone what was moved to a day ahead',
  },
  {
    name: 'a visit is closed once',
    ...byClock,
    file: booking('door/features/close-visit/close-visit.handler.ts'),
    off: [part('BinaryExpression', 'true')],
    story: 'closes each visit once',
  },
];
