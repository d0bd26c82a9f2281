import type { BookingPolicyDto, BookingQuote } from '@northlight/contracts';
import { Button, color, money, Notice, Row, Spinner, Stack, size, space } from '@northlight/site-kit';
import { Dialog, LoadFailure } from '@northlight/site-kit/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/house-settings.ts';
import { usePricePreview } from './use-settings.ts';

interface PriceDialogProps {
  readonly rules: BookingPolicyDto;
  readonly isBusy: boolean;
  /** Why they could not be saved. */
  readonly problem: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

const names = { standard: texts.standard, member: texts.member, group: texts.group, family: texts.familyPack } as const;

/** Asks before prices change, with what they would be: the server prices the examples as it prices bookings. */
export function PriceDialog({ rules, isBusy, problem, onConfirm, onClose }: PriceDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const { data: preview, isPending, isFetching, refetch } = usePricePreview(rules);
  const buttons = (
    <Row>
      <Button ref={cancel} tone="secondary" onClick={onClose}>
        {texts.cancel}
      </Button>
      <Button onClick={onConfirm} isBusy={isBusy || !preview} busyText={isBusy ? texts.saving : undefined}>
        {texts.changePrices}
      </Button>
    </Row>
  );
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={texts.changeTicketPrices}
      onClose={onClose}
      initialFocus={cancel}
      footer={buttons}
    >
      <Stack>
        <p>{texts.newBookingsUseTheNew}</p>
        {isPending && <Spinner text={texts.calculatingPrices} />}
        {!isPending && !preview && (
          <LoadFailure text={texts.couldntCalculateThePrices} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {preview && (
          <Prices>
            <caption>{texts.forAnExperienceAtBooking({ ticketPrice: money(preview.ticketPrice) })}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.tickets}</th>
                <th scope="col">{texts.now}</th>
                <th scope="col">{texts.afterTheChange}</th>
              </tr>
            </thead>
            <tbody>
              {preview.examples.map(({ now, after }) => (
                <tr key={now.ticketType}>
                  <th scope="row">{choiceText(now)}</th>
                  <td>{money(now.totalPrice)}</td>
                  <td>{after.totalPrice === now.totalPrice ? texts.noChange : <b>{money(after.totalPrice)}</b>}</td>
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
  texts.ticket({ names: names[ticketType], numberOfTickets });

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
