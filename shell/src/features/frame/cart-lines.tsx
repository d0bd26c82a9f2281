import {
  type CartLine,
  color,
  font,
  lineTotal,
  money,
  Picture,
  radius,
  size,
  space,
  useHasPlan,
} from '@northlight/site-kit';
import { type LineNews, LineNote } from '@northlight/site-kit/cart-ui';
import { Stub } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { texts } from '../../texts/frame.ts';
import { BookedNote, LockedHint, Quantity } from './line-quantity.tsx';

interface CartLinesProps {
  readonly lines: readonly CartLine[];
  /** What has changed since, by the lines' names. */
  readonly news: ReadonlyMap<string, LineNews>;
  readonly onRemove: (line: CartLine) => void;
}

/** Each line is a ticket stub: what, when, how many, how much. */
export function CartLines({ lines, news, onRemove }: CartLinesProps) {
  return (
    <List>
      {lines.map((line) => (
        <li key={line.lineId}>
          <Stub>
            <Line line={line} news={news.get(line.lineId)} onRemove={() => onRemove(line)} />
          </Stub>
        </li>
      ))}
    </List>
  );
}

interface LineProps {
  readonly line: CartLine;
  readonly news: LineNews | undefined;
  readonly onRemove: () => void;
}

function Line({ line, news, onRemove }: LineProps) {
  const isMemberPrice = useHasPlan() && line.type === 'product';
  return (
    <Parts>
      <Image src={line.imageUrl} alt="" shape="square" sizes="72px" />
      <div>
        <h3>{line.name}</h3>
        {line.dateTime && <p>{line.dateTime}</p>}
        {line.variant && <p>{line.variant}</p>}
        {line.booked && <BookedNote seats={line.booked} />}
      </div>
      {news && <Note id={`${line.lineId}-news`} line={line} news={news} />}
      <Foot>
        <Quantity line={line} />
        <Remove type="button" onClick={onRemove} aria-label={texts.removeOf({ name: line.name })}>
          {texts.remove}
        </Remove>
        <Price>
          {isMemberPrice && <small>{texts.memberPrice}</small>}
          {line.quantity > 1 && <small>{texts.each({ price: money(line.price) })}</small>}
          {money(lineTotal(line))}
        </Price>
      </Foot>
      {line.booked && <LockedHint id={`${line.lineId}-booked`} seats={line.booked} />}
    </Parts>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.l};
  padding: ${space.xs} 2px;
`;

const Image = styled(Picture)`
  width: 72px;
  border-radius: ${radius.s};
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: 72px 1fr;
  gap: ${space.m};
  align-items: center;

  > :nth-child(2) {
    grid-column: 2 / -1;
    align-self: start;
  }

  h3 {
    font-size: ${size.lead};
  }

  p {
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  gap: ${space.s} ${space.l};

  > :last-child {
    margin-left: auto;
  }
`;

const Price = styled.strong`
  font: 700 ${size.lead} / 1 ${font.display};
  text-align: right;

  small {
    display: block;
    margin-bottom: 3px;
    color: ${color.inkQuiet};
    font: 400 ${size.small} / 1.2 ${font.text};
  }
`;

const Note = styled(LineNote)`
  grid-column: 1 / -1;
`;

const Remove = styled.button`
  min-height: 32px;
  padding: 0;
  border: 0;
  background: none;
  font-size: ${size.small};
  text-decoration: underline;
`;
