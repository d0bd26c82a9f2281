import type { Work } from '@northlight/event-store';

/** One job about several things: a commit has one of a kind, so those of one decision go together. */
export function enqueueAbout(
  work: Work,
  kind: string,
  { venueId, ...lists }: { readonly venueId: number } & Readonly<Record<string, number | readonly string[]>>,
): void {
  const known = work.jobs.findIndex((job) => job.kind === kind);
  const before = known < 0 ? {} : work.jobs[known]?.payload;
  const joined = Object.entries(lists).map(([name, ids]) => [
    name,
    [...((before as Record<string, string[]>)[name] ?? []), ...(ids as readonly string[])],
  ]);
  const job = { kind, payload: { venueId, ...Object.fromEntries(joined) } };
  if (known < 0) work.jobs.push(job);
  else work.jobs[known] = job;
}
