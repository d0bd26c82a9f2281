import { Page, PageTitle } from '@northlight/site-kit';
import { ErrorSummary } from '@northlight/site-kit/ui';
import { loadRules } from '../../features/booking-draft/use-booking-draft.ts';
import { ExperienceStage } from '../../features/choose-visit/experience-stage.tsx';
import { WhyBook } from '../../features/why-book/why-book.tsx';
import { Columns, Complaints, Counter, Desk, DeskColumns, Head, Side } from './booking-layout.ts';
import { BookingSteps } from './booking-steps.tsx';
import { BookingBar, BookingTicket } from './booking-summary.tsx';
import { OwnPlace, WaitlistPrompt } from './booking-waitlist.tsx';
import { useBookingDesk } from './use-booking-desk.ts';

/** Route /booking. */
export function BookingPage() {
  return (
    <Page title="Book an Experience" heading="own">
      <Columns>
        <Head>
          <PageTitle>Book an Experience</PageTitle>
          <p>Choose a time, see the whole price, and your seats are yours. No account needed.</p>
        </Head>
        <BookingForm />
        <Side>
          <WhyBook />
        </Side>
      </Columns>
    </Page>
  );
}

function BookingForm() {
  const desk = useBookingDesk();
  const { data, refusal } = desk;
  return (
    <>
      <Desk
        aria-label="Booking"
        noValidate
        onSubmit={desk.submit}
        onFocus={() => void loadRules().catch(() => undefined)}
      >
        <Complaints>
          <ErrorSummary attempt={refusal.attempt} problems={refusal.problems} />
        </Complaints>
        <OwnPlace desk={desk} />
        <DeskColumns>
          <div>
            <ExperienceStage experience={data.experience} venue={data.flagship} />
            <BookingSteps desk={desk} />
          </div>
          <Counter>
            <BookingTicket desk={desk} />
            <BookingBar desk={desk} />
          </Counter>
        </DeskColumns>
      </Desk>
      <WaitlistPrompt desk={desk} />
    </>
  );
}
