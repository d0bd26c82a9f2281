import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { routeOrArea } from '../observability/route-of.js';
import { beginSpan, contextOf, isTracing } from './traced.js';

const probes = /^\/(web\/)?(health|metrics)/;

/**
 * Traces each request, as a part of the trace that its sender names. Like the log it tells the route and not the address,
 * where codes and tokens travel.
 */
export function traceRequests(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (!isTracing() || probes.test(request.url ?? '')) {
    next();
    return;
  }
  const { traceparent } = request.headers;
  const parent = contextOf(typeof traceparent === 'string' ? traceparent : undefined);
  const method = request.method ?? 'GET';
  const span = beginSpan({
    name: method,
    kind: SpanKind.SERVER,
    attributes: { 'http.request.method': method },
    parent,
  });
  const end = AsyncLocalStorage.bind(() => {
    const route = routeOrArea(request);
    span.updateName(`${method} ${route}`);
    span.setAttributes({
      'http.route': route,
      'http.response.status_code': response.statusCode,
      'northlight.request_id': request.id,
    });
    if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  response.once('close', end);
  context.with(trace.setSpan(parent, span), next);
}
