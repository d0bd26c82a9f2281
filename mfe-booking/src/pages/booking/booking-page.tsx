import { Page, PageTitle } from '@northlight/site-kit';
import { ErrorSummary } from '@northlight/site-kit/ui';
import { loadRules } from '../../features/booking-draft/use-booking-draft.ts';
import { ExperienceStage } from '../../features/choose-visit/experience-stage.tsx';
import { WhyBook } from '../../features/why-book/why-book.tsx';
import { texts } from '../../texts/booking.ts';
import { Columns, Complaints, Counter, Desk, DeskColumns, Head, Side } from './booking-layout.ts';
import { BookingSteps } from './booking-steps.tsx';
import { BookingBar, BookingTicket } from './booking-summary.tsx';
import { OwnPlace, WaitlistPrompt } from './booking-waitlist.tsx';
import { useBookingDesk } from './use-booking-desk.ts';

/** Route /booking. */
export function BookingPage() {
  return (
    <Page title={texts.bookAnExperience} heading="own">
      <Columns>
        <Head>
          <PageTitle>{texts.bookAnExperience}</PageTitle>
          <p>{texts.pickATimeSee}</p>
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
        aria-label={texts.booking}
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
