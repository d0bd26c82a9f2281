import { type InquiryStatus, inquiryStatuses } from '@northlight/contracts';
import { Badge, type BadgeTone, color } from '@northlight/site-kit';
import styled from 'styled-components';

const tones: Readonly<Record<InquiryStatus, BadgeTone>> = {
  new: 'light',
  contacted: 'held',
  qualified: 'good',
  disqualified: 'bad',
  meeting: 'few',
  signed: 'plain',
  closed: 'soldOut',
};

/** The status of an inquiry: its word, in a colour of its own (§4). */
export function StatusBadge({ status }: { readonly status: InquiryStatus }) {
  const Shape = status === 'signed' ? Filled : Badge;
  return <Shape $tone={tones[status]}>{inquiryStatuses[status]}</Shape>;
}

const Filled = styled(Badge)`
  background: ${color.ink};
  color: ${color.ground};
`;
