import { type InquiryChangeView, type InquiryStatus, inquiryStatuses } from '@northlight/contracts';
import { color, size, space, useSession } from '@northlight/site-kit';
import styled from 'styled-components';
import { wholeMoment } from '../../format/moments.ts';
import { texts } from '../../texts/franchise-inquiries.ts';
import { whoText } from './who-text.ts';

interface InquiryHistoryProps {
  readonly changes: readonly InquiryChangeView[];
  readonly createdAt: string;
}

/** Who did what with an inquiry, the newest first. */
export function InquiryHistory({ changes, createdAt }: InquiryHistoryProps) {
  const { user } = useSession();
  return (
    <section aria-label={texts.history}>
      <h3>{texts.history}</h3>
      <List>
        {changes.map((change) => (
          <li key={change.id}>
            <p>{changeText(change)}</p>
            {change.note && <blockquote>{change.note}</blockquote>}
            <small>{texts.by({ at: wholeMoment(change.at), who: whoText(change, user?.id) })}</small>
          </li>
        ))}
        <li>
          <p>{texts.applicationReceived}</p>
          <small>{wholeMoment(createdAt)}</small>
        </li>
      </List>
    </section>
  );
}

const labelOf = (status: string | null): string => inquiryStatuses[status as InquiryStatus] ?? status ?? 'none';

function changeText({ what, from, to }: InquiryChangeView): string {
  if (what === 'status')
    return from === to ? texts.still({ status: labelOf(to) }) : `${labelOf(from)} → ${labelOf(to)}`;
  if (what === 'details') return texts.candidateDetailsOf({ change: to ?? '' });
  if (what === 'file') return to ?? '';
  return to === null ? texts.accessCodeRevoked : texts.accessCodeGeneratedValidUntil({ to: wholeMoment(to) });
}

const List = styled.ol`
  margin-top: ${space.s};
  border-top: 1px solid ${color.ink};

  li {
    padding-block: ${space.s};
    border-bottom: 1px solid ${color.line};
  }

  p {
    font-weight: 600;
  }

  blockquote {
    padding-left: ${space.m};
    border-left: 3px solid ${color.line};
    margin: ${space.xs} 0;
    overflow-wrap: anywhere;
  }

  small {
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }
`;
