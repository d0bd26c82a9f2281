import { color, from, serverNow, size } from '@northlight/site-kit';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { clockText, zoneName } from '../../format/moments.ts';
import { texts } from '../../texts/admin-bar.ts';

const tickMs = 1_000;

/** "Rochester time, 11:24 PM ET": whose clock every moment of these pages is told by. */
export function BarClock({ city }: { readonly city: string | undefined }) {
  const now = useMinute();
  return (
    <Clock>
      {city && <span>{texts.time({ city })} </span>}
      {`${clockText(now)} ${zoneName()}`}
    </Clock>
  );
}

const minuteMs = 60_000;
const thisMinute = (): number => Math.floor(serverNow() / minuteMs) * minuteMs;

/** The minute that it is: a render for each, however late a timer comes. */
function useMinute(): number {
  const [minute, setMinute] = useState(thisMinute);
  useEffect(() => {
    const timer = setInterval(() => setMinute(thisMinute()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return minute;
}

const Clock = styled.p`
  flex: none;
  color: ${color.inkQuiet};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  span {
    display: none;
  }

  @media (${from.medium}) {
    span {
      display: inline;
    }
  }
`;
