import { describe, expect, it } from '@jest/globals';
import { slowestTrace } from './slowest-trace.js';
import { spansOf } from './trace-file.js';

const span = (id: string, name: string, [from, till, parentSpanId = '']: readonly [number, number, string?]) => ({
  ...{ name, traceId: id.slice(0, 1), spanId: id, parentSpanId },
  ...{ startTimeUnixNano: `${from}000000`, endTimeUnixNano: `${till}000000` },
  attributes: [
    { key: 'northlight.ledgers', value: { stringValue: '7' } },
    { key: 'http.route', value: { stringValue: '/api' } },
  ],
});

const sent = (service: string, ...spans: ReturnType<typeof span>[]) => ({
  resourceSpans: [
    { resource: { attributes: [{ key: 'service.name', value: { stringValue: service } }] }, scopeSpans: [{ spans }] },
  ],
});

const spans = [
  sent('worker', span('b4', 'job mail', [1_080, 1_090, 'b3'])),
  sent(
    'api',
    span('b3', 'decide and commit', [1_020, 1_070, 'b2']),
    span('b2', 'POST /api/bookings', [1_010, 1_075, 'b1']),
  ),
  sent('web', span('b1', 'POST /api/*', [1_000, 1_080]), span('a1', 'POST /api/*', [0, 10])),
  sent('api', span('a2', 'POST /api/bookings', [1, 9, 'a1'])),
].flatMap(spansOf);

describe('the slowest of what was traced', () => {
  it('is told from the first process to the last, each span below who asked for it', () => {
    expect(slowestTrace(spans, 'POST /api/bookings')).toEqual([
      '     +0.0     80.0 ms  POST /api/* (web) ledgers=7',
      '    +10.0     65.0 ms    POST /api/bookings (api) ledgers=7',
      '    +20.0     50.0 ms      decide and commit (api) ledgers=7',
      '    +80.0     10.0 ms        job mail (worker) ledgers=7',
    ]);
  });

  it('is nothing where nothing of that name was traced', () => {
    expect(slowestTrace(spans, 'GET /nowhere')).toEqual([]);
  });
});
