import type { BookingQuote, HouseRulesDto } from '@northlight/contracts';
import { Button, color, count, money, Notice, Row, Spinner, Stack, size, space } from '@northlight/site-kit';
import { Dialog, LoadFailure } from '@northlight/site-kit/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { usePricePreview } from './use-settings.ts';

interface PriceDialogProps {
  readonly rules: HouseRulesDto;
  readonly isBusy: boolean;
  /** Why they could not be saved. */
  readonly problem: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

const names = { standard: 'Standard', member: 'Member', group: 'Group', family: 'Family Pack' } as const;

/** Asks before prices change, with what they would be: the server prices the examples as it prices bookings. */
export function PriceDialog({ rules, isBusy, problem, onConfirm, onClose }: PriceDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const { data: preview, isPending, isFetching, refetch } = usePricePreview(rules);
  const buttons = (
    <Row>
      <Button ref={cancel} tone="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button onClick={onConfirm} isBusy={isBusy || !preview} busyText={isBusy ? 'Saving…' : undefined}>
        Change prices
      </Button>
    </Row>
  );
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title="Change what tickets cost?"
      onClose={onClose}
      initialFocus={cancel}
      footer={buttons}
    >
      <Stack>
        <p>Everybody who books from now on pays the new prices. What is booked already stays as it is.</p>
        {isPending && <Spinner text="Working the prices out" />}
        {!isPending && !preview && (
          <LoadFailure
            text="The prices could not be worked out."
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {preview && (
          <Prices>
            <caption>An experience of {money(preview.ticketPrice)}, booking fee included</caption>
            <thead>
              <tr>
                <th scope="col">Tickets</th>
                <th scope="col">Now</th>
                <th scope="col">Then</th>
              </tr>
            </thead>
            <tbody>
              {preview.examples.map(({ now, after }) => (
                <tr key={now.ticketType}>
                  <th scope="row">{choiceText(now)}</th>
                  <td>{money(now.totalPrice)}</td>
                  <td>{after.totalPrice === now.totalPrice ? 'the same' : <b>{money(after.totalPrice)}</b>}</td>
                </tr>
              ))}
            </tbody>
          </Prices>
        )}
        {problem && <Notice tone="bad" title={problem} />}
      </Stack>
    </Dialog>
  );
}

const choiceText = ({ ticketType, numberOfTickets }: BookingQuote): string =>
  `${names[ticketType]}, ${count(numberOfTickets, 'ticket')}`;

const Prices = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  caption {
    padding-bottom: ${space.s};
    color: ${color.inkQuiet};
    font-size: ${size.small};
    text-align: left;
  }

  th,
  td {
    padding: ${space.s} 0;
    border-top: 1px solid ${color.line};
    font-weight: 400;
    text-align: left;
  }

  th:not(:first-child),
  td {
    text-align: right;
  }
`;
