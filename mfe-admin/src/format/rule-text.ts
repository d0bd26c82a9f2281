import { type OpeningRule, weekdayNames } from '@northlight/contracts';
import { dateText, timeText } from '@northlight/site-kit';
import { texts } from '../texts/common.ts';
import { fromMonday } from './dates.ts';

const short = (weekday: number): string => (weekdayNames[weekday] ?? '').slice(0, 3);

/** 'Daily', 'Mon–Thu', 'Mon, Wed–Fri': from Monday on, three days in a row and more put together. */
export function daysText(weekdays: readonly number[]): string {
  if (weekdays.length === 7) return texts.daily;
  const runs: number[][] = [];
  for (const [at, weekday] of fromMonday.entries()) {
    if (!weekdays.includes(weekday)) continue;
    const before = fromMonday[at - 1];
    const run = runs.at(-1);
    if (run && before !== undefined && run.at(-1) === before) run.push(weekday);
    else runs.push([weekday]);
  }
  return runs
    .map((run) => (run.length > 2 ? `${short(run[0] ?? 0)}–${short(run.at(-1) ?? 0)}` : run.map(short).join(', ')))
    .join(', ');
}

/** 'Daily from 10:00 AM until closing, 20 seats'. */
export function ruleText({ weekdays, firstStart, lastStart, everyMinutes, seats, ...valid }: OpeningRule): string {
  const times = { days: daysText(weekdays), firstStart: timeText(firstStart) };
  const starts = lastStart ? texts.fromTo({ ...times, lastStart: timeText(lastStart) }) : texts.fromUntilClosing(times);
  const steps = everyMinutes ? texts.everyMin({ everyMinutes }) : '';
  const dates = [
    valid.validFrom ? texts.from({ validFrom: dateText(valid.validFrom) }) : '',
    valid.validUntil ? texts.until({ validUntil: dateText(valid.validUntil) }) : '',
  ];
  const more = [steps, texts.seat({ seats }), dates.filter(Boolean).join(' ')].filter(Boolean);
  return [starts, ...more].join(', ');
}
