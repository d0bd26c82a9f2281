import {
  type Attributes,
  type Context,
  context,
  propagation,
  type SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

let isOn = false;
/** Whether traces are sent: what costs something for them alone is left out where they are not. */
export const isTracing = (): boolean => isOn;
export const tracingIsOn = (): void => {
  isOn = true;
};

const tracer = () => trace.getTracer('northlight');

/** A piece of work in a trace. */
export interface TracedWork {
  readonly name: string;
  readonly kind?: SpanKind;
  readonly attributes?: Attributes;
  /** What it is a part of; left out: whatever runs now. */
  readonly parent?: Context;
}

/** Begins a span; nothing is kept of it where nobody traces. */
export const beginSpan = ({ name, kind, attributes = {}, parent = context.active() }: TracedWork) =>
  tracer().startSpan(name, { attributes, ...(kind !== undefined && { kind }) }, parent);

/** Runs `work` as a part of a trace, which ends with it. What it throws is told by its class, never by its words. */
export async function traced<Result>(about: TracedWork, work: () => Promise<Result>): Promise<Result> {
  const { parent = context.active() } = about;
  const span = beginSpan(about);
  try {
    return await context.with(trace.setSpan(parent, span), work);
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute('error.type', errorTypeOf(error));
    throw error;
  } finally {
    span.end();
  }
}

function errorTypeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** What runs now, as a `traceparent` (W3C Trace Context); undefined where it is not traced. */
export function currentTraceparent(): string | undefined {
  if (!isOn || !trace.getActiveSpan()?.isRecording()) return undefined;
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** The context that a `traceparent` leads to; what cannot be read leads nowhere. */
export const contextOf = (traceparent: string | undefined): Context =>
  traceparent === undefined ? context.active() : propagation.extract(context.active(), { traceparent });
