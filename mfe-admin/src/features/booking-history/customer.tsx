import type { DeskBookingView } from '@northlight/contracts';
import { color, Quiet, size, space } from '@northlight/site-kit';
import styled from 'styled-components';

/** Whom a booking is for, and how to reach them. */
export function Customer({ booking }: { readonly booking: DeskBookingView }) {
  const { customerName, customerEmail, customerPhone, experienceName } = booking;
  return (
    <Who aria-label="Customer">
      <h2>{customerName ?? 'Name erased'}</h2>
      <p>{experienceName}</p>
      {customerEmail && (
        <p>
          <a href={`mailto:${customerEmail}`}>{customerEmail}</a>
        </p>
      )}
      {customerPhone && (
        <p>
          <a href={`tel:${customerPhone.replace(/[^+\d]/g, '')}`}>{customerPhone}</a>
        </p>
      )}
      {customerName === null && <Quiet>Who it was for was forgotten for good, as they asked.</Quiet>}
    </Who>
  );
}

const Who = styled.section`
  display: grid;
  gap: ${space.xs};

  h2 {
    overflow-wrap: anywhere;
  }

  p {
    color: ${color.inkQuiet};
    font-size: ${size.text};
    overflow-wrap: anywhere;
  }
`;
