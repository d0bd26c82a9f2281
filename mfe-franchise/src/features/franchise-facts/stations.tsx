import { type InquiryStatus, inquiryStatuses } from '@northlight/contracts';
import { color, font, from, size, space } from '@northlight/site-kit';
import styled from 'styled-components';

const meanings: Readonly<Record<InquiryStatus, string>> = {
  new: 'Your application has arrived in Rochester. A follow-up reaches you within 2-3 business days.',
  contacted: 'We have spoken: about your city, your plans, and what a venue is like from the inside.',
  qualified: 'Place, means and time fit. You get an access code for the candidate portal.',
  disqualified: 'It does not fit, and you are told so.',
  meeting: 'A date is set. The portal is where your site and business details are by then.',
  signed: 'The franchise agreement is signed by both sides.',
  closed: 'The inquiry is complete and filed.',
};

const stations = Object.entries(inquiryStatuses) as [InquiryStatus, string][];

/** The seven places at which an inquiry can stand, in their order (§4). */
export function Stations() {
  return (
    <Line>
      {stations.map(([status, label]) => (
        <li key={status}>
          <h3>{label}</h3>
          <p>{meanings[status]}</p>
        </li>
      ))}
    </Line>
  );
}

const Line = styled.ol`
  display: grid;
  counter-reset: station;

  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr);
    gap: ${space.xs} ${space.l};
    padding-block: ${space.l};
    border-top: 1px solid ${color.line};
    counter-increment: station;
  }

  li::before {
    grid-row: span 2;
    font: 700 ${size.title} / 1 ${font.display};
    content: counter(station);
  }

  p {
    max-width: 60ch;
    color: ${color.inkQuiet};
  }

  @media (${from.large}) {
    li {
      grid-template-columns: 56px 260px minmax(0, 1fr);
      align-items: baseline;
    }

    li::before {
      grid-row: auto;
    }
  }
`;
