import { agoText as agoTextAt, type PreviewFrontView } from '@northlight/contracts';
import { serverNow } from '@northlight/site-kit';
import { documentRelease, pinnedFronts } from '../../pinned-fronts.ts';
import { texts } from '../../texts/inspect-releases.ts';
import type { Part } from './page-parts.ts';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const decimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** "3:40 PM", where the browser is. */
export const untilText = (until: string): string => clock.format(new Date(until));

/** "3 hours ago", by the server's clock. */
export const agoText = (at: string): string => agoTextAt(at, serverNow());

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

/** App, age, source, time, bytes and owner of a part, as far as they are known. */
export const factsText = (part: Part, fronts: readonly PreviewFrontView[]): string =>
  [
    part.app,
    ...factsOf(
      part,
      fronts.find(({ app }) => app === part.app),
    ),
  ].join(' · ');

function factsOf(part: Part, front: PreviewFrontView | undefined): string[] {
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
