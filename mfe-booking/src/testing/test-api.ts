import type { BookingQuote, QuoteBookingDto } from '@northlight/contracts';
import { anExperience, aPlacedBooking, aQuote, aSlot, aVenue, theRules } from './builders.ts';
import { anOrder, aProduct, noPayment } from './order-builders.ts';

/** One request as the page sent it. */
export interface ReceivedRequest {
  readonly route: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly key: string | null;
  /** The manage token of a booking, or what opens an order. */
  readonly token: string | null;
}

type Answer = (request: ReceivedRequest) => Response | Promise<Response>;

export const answer = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const priced = ({ ticketType, numberOfTickets }: QuoteBookingDto): BookingQuote =>
  aQuote({ ticketType, numberOfTickets, gross: 34 * numberOfTickets, totalPrice: 36.04 * numberOfTickets });

/** The API of a small world, in place of `fetch`: one open venue, two experiences, one day with four slots; no payment online. */
export class TestApi {
  readonly requests: ReceivedRequest[] = [];
  private readonly answers = new Map<string, Answer>();

  constructor() {
    const planned = aVenue({ id: 2, name: 'Boston', city: 'Boston', state: 'MA', status: 'planned' });
    this.on('GET /api/venues', () => answer([aVenue(), { ...planned, estimatedOpeningYear: 2099 }]));
    this.on('GET /api/venues/1/experiences', () =>
      answer([anExperience(), anExperience({ id: 3, name: 'Global Cities Expo', price: 24 })]),
    );
    this.on('GET /api/house-rules', () => answer(theRules));
    this.on('GET /api/experiences', () => answer([anExperience()]));
    this.on('GET /api/products', () => answer([aProduct()]));
    this.on('GET /api/availability/days', () => answer([{ date: '2099-11-28', openSlots: 3 }]));
    this.on('GET /api/availability', () =>
      answer([
        aSlot({ time: '10:00' }),
        aSlot({ time: '14:30', bookedCount: 20 }),
        aSlot({ time: '15:15', bookedCount: 18 }),
      ]),
    );
    this.on('POST /api/bookings/quote', ({ body }) => answer(priced(body as QuoteBookingDto)));
    this.on('POST /api/bookings', () => answer(aPlacedBooking(), 201));
    this.on('GET /api/open-tickets', () => answer([]));
    this.on('GET /api/payments/means', () => answer({ online: false, venueUpTo: 100_000 }));
    this.on(`GET /api/orders/${anOrder().id}/payment`, () => answer(noPayment()));
    this.on('GET /api/auth/me', () => answer({ message: 'Please sign in to continue.' }, 401));
  }

  on(route: string, reply: Answer): void {
    this.answers.set(route, reply);
  }

  requestsTo(route: string): ReceivedRequest[] {
    return this.requests.filter((one) => one.route === route);
  }

  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), 'http://localhost');
    const route = `${init.method ?? 'GET'} ${url.pathname}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const headers = new Headers(init.headers);
    const [key, token] = [headers.get('idempotency-key'), headers.get('booking-token') ?? headers.get('order-token')];
    const request = { route, query: url.searchParams, body, key, token };
    this.requests.push(request);
    const reply = this.answers.get(route);
    return reply ? reply(request) : answer({ message: 'We couldn’t find anything at this address.' }, 404);
  };
}
