import type { PreviewFrontView } from '@northlight/contracts';
import { serverNow } from '@northlight/site-kit';
import { documentRelease, pinnedFronts } from '../../pinned-fronts.ts';
import { texts } from '../../texts/inspect-releases.ts';
import type { Part } from './page-parts.ts';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const decimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

const spans = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** "3:40 PM", where the browser is. */
export const untilText = (until: string): string => clock.format(new Date(until));

/** "3 hours ago", in the largest unit. */
export function agoText(at: string): string {
  const ms = Math.max(0, serverNow() - Date.parse(at));
  const [unit, each] = spans.find(([, span]) => ms >= span) ?? spans[3];
  return relative.format(-Math.floor(ms / each), unit);
}

/** Why this release is here. */
export function sourceText({ release, state }: Part, front: PreviewFrontView | undefined): string {
  if (state === 'unavailable') return texts.unavailable;
  if (state === 'standIn') return texts.standIn;
  if (pinnedFronts.some((one) => one.release?.id === release && one.release.entry.startsWith('http')))
    return texts.local;
  if (documentRelease.preview?.releases.includes(release)) return texts.chosen;
  if (release === front?.candidate) return texts.candidate;
  return release === front?.stable ? texts.live : texts.notLiveAnyMore;
}

/** Age, source, time, bytes and owner of a part, as far as they are known. */
export function factsOf(part: Part, front: PreviewFrontView | undefined): string[] {
  const known = front?.releases.find(({ id }) => id === part.release);
  return [
    ...(known ? [known.version, agoText(known.publishedAt)] : []),
    ...(front ? [sourceText(part, front)] : []),
    ...(part.bytes > 0
      ? [texts.after({ ms: whole.format(part.readyMs) }), texts.kilobytes({ kB: thousands(part.bytes) })]
      : []),
    ...(front?.team ? [texts.team({ team: front.team })] : []),
  ];
}

/** Bytes in thousands, with a decimal. */
const thousands = (bytes: number): string => decimal.format(bytes / 1_000);
