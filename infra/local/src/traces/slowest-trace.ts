import type { KeptSpan } from './trace-file.js';

const lengthOf = ({ from, till }: KeptSpan): number => till - from;

/**
 * The trace with the longest span of a name, a line for each of its spans below the one that asked for it: when it began and how
 * long it took in milliseconds, what it was and in which process.
 * @returns none where no span has the name
 */
export function slowestTrace(spans: readonly KeptSpan[], name: string): string[] {
  const [slowest] = spans.filter((span) => span.name === name).sort((one, other) => lengthOf(other) - lengthOf(one));
  if (!slowest) return [];
  const trace = spans.filter(({ traceId }) => traceId === slowest.traceId).sort((one, other) => one.from - other.from);
  const ids = new Set(trace.map(({ spanId }) => spanId));
  const roots = trace.filter(({ parentSpanId }) => !parentSpanId || !ids.has(parentSpanId));
  const began = trace[0]?.from ?? 0;
  return roots.flatMap((root) => linesOf(root, { trace, began, depth: 0 }));
}

interface Place {
  readonly trace: readonly KeptSpan[];
  readonly began: number;
  readonly depth: number;
}

function linesOf(span: KeptSpan, { trace, began, depth }: Place): string[] {
  const at = `+${(span.from - began).toFixed(1)}`.padStart(9);
  const took = `${lengthOf(span).toFixed(1)} ms`.padStart(11);
  const told = Object.entries(span.attributes)
    .filter(([key]) => key.startsWith('northlight.') || key === 'error.type')
    .map(([key, value]) => `${key.replace('northlight.', '')}=${value}`);
  const line = [`${at} ${took}  ${'  '.repeat(depth)}${span.name}`, `(${span.service})`, ...told].join(' ');
  const below = trace.filter(({ parentSpanId }) => parentSpanId === span.spanId);
  return [line, ...below.flatMap((one) => linesOf(one, { trace, began, depth: depth + 1 }))];
}
