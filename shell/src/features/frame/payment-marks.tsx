import { Row } from '@northlight/site-kit';
import { Banknote, CreditCard, Nfc } from 'lucide-react';
import styled from 'styled-components';
import { texts } from '../../texts/frame.ts';

const marks = [
  { label: texts.card, Icon: CreditCard },
  { label: texts.contactless, Icon: Nfc },
  { label: texts.cash, Icon: Banknote },
];

/** How one can pay, as words with neutral marks; nobody else's logo. */
export function PaymentMarks() {
  return (
    <Row as="ul" $gap="l">
      {marks.map(({ label, Icon }) => (
        <Mark key={label}>
          <Icon size={20} aria-hidden />
          {label}
        </Mark>
      ))}
    </Row>
  );
}

const Mark = styled.li`
  display: inline-flex;
  align-items: center;
  gap: 6px;
`;
