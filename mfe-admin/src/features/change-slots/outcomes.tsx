import type { SlotOutcomeView } from '@northlight/contracts';
import { color, dateText, href, Link, Notice, Stack, size, space, timeText } from '@northlight/site-kit';
import styled from 'styled-components';
import { factsOf } from '../../format/slot-facts.ts';
import { useExperienceNames } from '../../queries/experiences.ts';
import { texts } from '../../texts/change-slots.ts';

interface OutcomesProps {
  readonly outcomes: readonly SlotOutcomeView[];
  /** What was done with the others: "2 slots closed". */
  readonly done: (values: { readonly many: number }) => string;
}

/** What became of slots: how many were changed, and each that refused with its reason. */
export function Outcomes({ outcomes, done }: OutcomesProps) {
  const names = useExperienceNames();
  const refused = outcomes.filter(({ outcome }) => outcome === 'refused');
  const changed = outcomes.filter(({ outcome }) => outcome === 'done').length;
  const unchanged = outcomes.length - refused.length - changed;
  return (
    <Stack>
      <Notice tone="bad" title={texts.slotCouldntBeChanged({ refused: refused.length })}>
        <p>
          {done({ many: changed })}. {unchanged > 0 && texts.slotNeededNoChange({ unchanged })}
        </p>
      </Notice>
      <List aria-label={texts.notChanged}>
        {refused.map(({ slotId, message }) => {
          const { experienceId, date, time } = factsOf(slotId);
          return (
            <li key={slotId}>
              <Link to={href('adminSlot', { id: slotId })}>
                {names.get(experienceId) ?? texts.experience({ experienceId })}, {dateText(date)}, {timeText(time)}
              </Link>
              <small>{message}</small>
            </li>
          );
        })}
      </List>
    </Stack>
  );
}

const List = styled.ul`
  li {
    padding-block: ${space.s};
    border-top: 1px solid ${color.line};
  }

  small {
    display: block;
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }
`;
