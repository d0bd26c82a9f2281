import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A span as it is kept: times in milliseconds since 1970. */
export interface KeptSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly from: number;
  readonly till: number;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** Where a data folder keeps traces, a span on each line. */
export const traceFileIn = (dataDir: string): string => join(dataDir, 'traces.jsonl');

/** All spans that were taken. */
export function readSpans(dataDir: string): KeptSpan[] {
  const file = traceFileIn(dataDir);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as KeptSpan);
}

/** A request of OTLP in JSON, as far as it is kept. */
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}
interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}
interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes?: readonly Attribute[];
}

const NANOS_IN_MS = 1e6;

const valuesOf = (attributes: readonly Attribute[] = []) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** The spans of what a process sends to TRACES_URL. */
export const spansOf = ({ resourceSpans }: Sent): KeptSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(valuesOf(resource.attributes)['service.name']);
    return scopeSpans.flatMap(({ spans }) =>
      spans.map(({ startTimeUnixNano, endTimeUnixNano, attributes, ...span }) => ({
        ...{ service, name: span.name, traceId: span.traceId, spanId: span.spanId },
        ...(span.parentSpanId && { parentSpanId: span.parentSpanId }),
        ...{ from: Number(startTimeUnixNano) / NANOS_IN_MS, till: Number(endTimeUnixNano) / NANOS_IN_MS },
        attributes: valuesOf(attributes),
      })),
    );
  });
