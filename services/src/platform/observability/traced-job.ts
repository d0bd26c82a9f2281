import { SpanKind } from '@opentelemetry/api';
import type { Job } from 'bullmq';
import { contextOf, traced } from './traced.js';

/**
 * Runs a job as a part of the trace of the request whose decision asked for it; one that a clock asks for begins its own.
 * @param causeOf tells the `traceparent` of that decision, where it was traced
 */
export async function tracedJob<Result>(
  { name, queueName, attemptsMade }: Pick<Job, 'name' | 'queueName' | 'attemptsMade'>,
  causeOf: () => Promise<string | undefined>,
  run: () => Promise<Result>,
): Promise<Result> {
  const parent = contextOf(await causeOf().catch(() => undefined));
  const attributes = { 'messaging.destination.name': queueName, 'northlight.attempt': attemptsMade + 1 };
  return traced({ name: `job ${name}`, kind: SpanKind.CONSUMER, attributes, parent }, run);
}
