import type { IncomingMessage, ServerResponse } from 'node:http';
import { siteCookies } from '@northlight/contracts';
import { originForm } from '../../../../platform/http/forwarding/outgoing-request.js';
import { cookieHeader, cookieName, cookieValue } from '../../../../platform/http/site-cookie.js';
import { splitAddress } from '../../../../platform/http/split-address.js';
import type { Clock } from '../../../../platform/kernel/clock.js';
import type { SigningSecrets } from '../../../../platform/kernel/keyed-hash.js';
import { isLoopback, networkOf } from '../../../../platform/kernel/network-of.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { roomBefore, roomOfSeats } from '../../domain/covered.js';
import { type Place, type Standing, standingOf } from '../../domain/place.js';
import { isStanding, servedAt, type WaitingRoom } from '../../domain/waiting-room.js';
import type { PlaceCounter } from '../../places/place-counter.js';
import { freshPlaceId, placeIn, placeToken } from '../../places/place-token.js';
import { BoundedUses, PlacesByNetwork } from './bounded-uses.js';
import { noteAdmission, notePlace } from './gate-figures.js';
import { experienceIn } from './requested-seats.js';
import { sendStatus, sendWaitingPage } from './send-waiting-page.js';
import type { Seen } from './standing-text.js';
import { statusPath } from './status-path.js';

type Next = (refusal?: unknown) => void;

export interface GateParts {
  readonly rooms: { readonly rooms: readonly WaitingRoom[] };
  readonly counter: PlaceCounter;
  readonly clock: Clock;
  readonly secrets: SigningSecrets;
  /** The site is reached by https. */
  readonly isSecure: boolean;
  readonly product: string;
  readonly supportEmail: string;
  readonly placesPerNetwork: number;
  readonly addressOf: (request: IncomingMessage) => string;
}

/**
 * Stands before everything that web answers: shows the waiting room in place of a page that it is in front of, until it is
 * the visitor's turn, and refuses what books seats behind it without such a place. It asks no database, and no other
 * process but for a number (docs/adr/0115).
 */
export class WaitingRoomGate {
  private readonly uses = new BoundedUses();
  private readonly networks: PlacesByNetwork;

  constructor(private readonly parts: GateParts) {
    this.networks = new PlacesByNetwork(parts.placesPerNetwork);
  }

  /** Hands on what no waiting room is in front of, and whoever is let in. */
  readonly before = (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    // as web reads it: whatever way an address is written, it has one page
    const { path, query } = splitAddress(originForm(request.url ?? ''));
    const { rooms } = this.parts.rooms;
    const isPage = rooms.length > 0 && ['GET', 'HEAD'].includes(request.method ?? '');
    const room = isPage ? roomBefore({ path, query }, rooms, this.now()) : undefined;
    if (path === statusPath) this.answerStatus(request, response, query);
    else if (room) this.receive(request, response, room).then((isIn) => isIn && next(), next);
    else next();
  };

  /**
   * Lets a request of the API pass. @param path without its query
   * @throws {Refusal} WAITING_ROOM_TURN_NEEDED, TOO_MANY_REQUESTS; BAD_REQUEST for what cannot be read here
   */
  readonly admit = (request: IncomingMessage, path: string, body: Buffer): void => {
    const now = this.now();
    const rooms = this.parts.rooms.rooms.filter((room) => isStanding(room, now));
    if (rooms.length === 0) return;
    const seats = experienceIn(request, path, body);
    const room = seats && roomOfSeats(seats.experienceId, rooms, now);
    if (!room) return;
    const place = this.placeOf(request, room);
    const standing = place && this.standing(place, room);
    // guard: seats behind a waiting room are for those whose turn it is
    if (!place || standing?.state !== 'admitted') throw turnNeeded(room, standing, now);
    // guard: one place that many share books no more than a person
    if (!this.uses.mayOrder(place.id)) throw new Refusal('TOO_MANY_REQUESTS');
  };

  /** @returns whether the visitor is let in; otherwise they were shown the waiting room */
  private async receive(request: IncomingMessage, response: ServerResponse, room: WaitingRoom): Promise<boolean> {
    const network = networkOf(this.parts.addressOf(request));
    const known = this.placeOf(request, room);
    const before = known && this.standing(known, room);
    if (known && before && before.state !== 'lapsed' && this.isEntering(known, before, network)) {
      if (before.state === 'admitted') return true;
      this.show(request, response, { room, standing: before, since: known.at });
      return false;
    }
    const place = await this.newPlace(room, network);
    if (!place) {
      this.show(request, response, { room, standing: { state: 'crowded' }, since: this.now() });
      return false;
    }
    this.give(response, place);
    const standing = this.standing(place, room);
    if (standing.state === 'admitted' && this.isEntering(place, standing, network)) return true;
    this.show(request, response, { room, standing, since: place.at, isAgain: before?.state === 'lapsed' });
    return false;
  }

  /** Whoever is let in is counted with their network; whoever waits is not. */
  private isEntering({ id }: Place, { state }: Standing, network: string): boolean {
    if (state !== 'admitted') return true;
    const isIn = this.uses.mayEnter(id, network);
    if (isIn) noteAdmission(id);
    return isIn;
  }

  private async newPlace(room: WaitingRoom, network: string): Promise<Place | undefined> {
    const at = this.now();
    if (!isLoopback(network) && !this.networks.take(network, at)) return undefined;
    const { counter } = this.parts;
    const isEarly = at < room.opensAt;
    const floor = Math.max(counter.counts(room.id).early, Math.floor(servedAt(room, at)));
    const nth = isEarly ? await counter.take(room.id, 'early') : await counter.take(room.id, 'last', floor);
    notePlace(isEarly);
    return { room: room.id, id: freshPlaceId(), isEarly, nth, at };
  }

  private standing(place: Place, room: WaitingRoom): Standing {
    this.parts.counter.see(room.id, place.isEarly ? 'early' : 'last', place.nth);
    return standingOf(place, room, { early: this.parts.counter.counts(room.id).early, now: this.now() });
  }

  private placeOf(request: IncomingMessage, room: WaitingRoom): Place | undefined {
    const name = cookieName(siteCookies.waitingPlace, this.parts.isSecure, String(room.id));
    const cookie = cookieValue(request.headers.cookie, name);
    const place = cookie && placeIn(cookie, this.parts.secrets);
    // guard: a place is good for its own waiting room alone
    return place && place.room === room.id ? place : undefined;
  }

  private give(response: ServerResponse, place: Place): void {
    const content = { value: placeToken(place, this.parts.secrets), whose: String(place.room) };
    response.appendHeader('Set-Cookie', cookieHeader(siteCookies.waitingPlace, this.parts.isSecure, content));
  }

  private answerStatus(request: IncomingMessage, response: ServerResponse, query: string): void {
    const id = Number(new URLSearchParams(query).get('room'));
    const room = this.parts.rooms.rooms.find((one) => one.id === id && isStanding(one, this.now()));
    const place = room && this.placeOf(request, room);
    sendStatus(response, place && { room, standing: this.standing(place, room), since: place.at, now: this.now() });
  }

  private show(
    request: IncomingMessage,
    response: ServerResponse,
    seen: Omit<Seen, 'now'> & { isAgain?: boolean },
  ): void {
    const { product, supportEmail } = this.parts;
    sendWaitingPage({ request, response }, { ...seen, now: this.now(), product, supportEmail });
  }

  private now(): number {
    return this.parts.clock.now().getTime();
  }
}

/** Seconds for which to wait where nobody knows for how long. */
const LATER_S = 60;

function turnNeeded({ name }: WaitingRoom, standing: Standing | undefined, now: number): Refusal {
  const waitS = standing?.state === 'waiting' ? (standing.turn - now) / 1000 : 0;
  const retryAfter = Number.isFinite(waitS) ? Math.max(1, Math.ceil(waitS)) : LATER_S;
  return new Refusal('WAITING_ROOM_TURN_NEEDED', { name, retryAfter });
}
