import type { TillShiftView } from '@northlight/contracts';
import { money } from '@northlight/site-kit';
import { texts } from '../../texts/till.ts';

/** How what was counted differs from what should be there; a dash while a shift is open. */
export function differenceText({ difference }: Pick<TillShiftView, 'difference'>): string {
  if (difference === null) return '–';
  if (difference === 0) return texts.itAddsUp;
  return difference < 0 ? texts.isMissing({ amount: money(-difference) }) : texts.isOver({ amount: money(difference) });
}
