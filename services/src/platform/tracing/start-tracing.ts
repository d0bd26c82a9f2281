import { context, propagation, trace } from '@opentelemetry/api';
import type { Settings } from '../config/settings.js';
import { atEnd } from '../http/lifecycle.js';
import { logger } from '../observability/logger.js';
import { tracingIsOn } from './traced.js';

/** Spans that wait to be sent, at most; those that come when so many wait are lost, and nothing else. */
const MOST_WAITING = 4_096;
const SEND_EVERY_MS = 1_000;
const SEND_TIMEOUT_MS = 5_000;
/** Spans that were not sent when a process ends have so long. */
const LAST_SEND_MS = 2_000;

/**
 * Sends traces to the collector of TRACES_URL, where there is one; else nothing is loaded. Which traces are kept is a matter
 * of their ids, so that every process keeps the same ones, whatever their senders wish.
 * @param process its name in the traces
 */
export async function startTracing(
  { TRACES_URL, TRACES_SHARE }: Pick<Settings, 'TRACES_URL' | 'TRACES_SHARE'>,
  process: string,
): Promise<void> {
  if (!TRACES_URL) return;
  const [
    sdk,
    { OTLPTraceExporter },
    { resourceFromAttributes },
    { AsyncLocalStorageContextManager },
    { W3CTraceContextPropagator },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
  ]);
  const share = new sdk.TraceIdRatioBasedSampler(TRACES_SHARE);
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `northlight-${process}` }),
    sampler: new sdk.ParentBasedSampler({ root: share, remoteParentSampled: share, remoteParentNotSampled: share }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: TRACES_URL, timeoutMillis: SEND_TIMEOUT_MS }),
        maxQueueSize: MOST_WAITING,
        scheduledDelayMillis: SEND_EVERY_MS,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  tracingIsOn();
  atEnd(() => provider.shutdown(), LAST_SEND_MS);
  logger.info({ share: TRACES_SHARE }, 'Traces are sent');
}
