import { dateText, timeText } from '@northlight/site-kit';

const two = (part: number): string => String(part).padStart(2, '0');

/** A moment as this browser's clock shows it: "November 22, 2026, 2:30 PM". */
export function momentText(iso: string): string {
  const at = new Date(iso);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${dateText(day)}, ${timeText(`${at.getHours()}:${two(at.getMinutes())}`)}`;
}
