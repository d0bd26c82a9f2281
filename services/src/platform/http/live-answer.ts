import type { Request, Response } from 'express';
import { endsWithServer } from './close-server.js';

/** One message of a live answer; `id` tells how far it has come. */
export interface LiveMessage {
  readonly event: string;
  readonly id: string | number;
  /** JSON on one line. */
  readonly data: string;
}

/** A browser that has to come back waits this long; spread, so that not all of them come at once. */
const comeBackMs = { atLeast: 3_000, spread: 4_000 } as const;

/**
 * An answer that goes on: server-sent events to one reader. Each message must be the whole present state, since one who
 * reads slowly gets the newest only, and one who has read nothing between two beats is let go.
 */
export class LiveAnswer {
  private unsent: string | undefined;
  private isStuck = false;

  constructor(
    private readonly request: Request,
    private readonly response: Response,
  ) {}

  /** Where the reader asks from. */
  get address(): string {
    return this.request.ip ?? 'unknown';
  }

  /** True once the first message was said: from then on the answer can no longer become a refusal. */
  get hasBegun(): boolean {
    return this.response.headersSent;
  }

  /** Runs `then` when the reader has gone, the server was closed, or it became a refusal. */
  onOver(then: () => void): void {
    if (this.response.closed) then();
    else this.response.once('close', then);
  }

  /** Says the present state. */
  say({ event, id, data }: LiveMessage): void {
    if (!this.hasBegun) this.begin();
    if (this.response.writableEnded || this.response.destroyed) return;
    const text = `id: ${id}\nevent: ${event}\ndata: ${data}\n\n`;
    if (this.response.writableNeedDrain) this.unsent = text;
    else this.response.write(text);
  }

  /** Keeps the line open through whatever cuts idle ones; called at a steady pace. */
  beat(): void {
    if (!this.hasBegun || this.response.writableEnded) return;
    if (!this.response.writableNeedDrain) this.response.write(': still here\n\n');
    else if (this.isStuck) this.response.destroy();
    else this.isStuck = true;
  }

  private begin(): void {
    if (this.response.destroyed) return;
    this.response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no', // nginx hands each message on at once
    });
    if (this.request.method === 'HEAD') this.response.end();
    else this.response.write(`retry: ${Math.round(comeBackMs.atLeast + Math.random() * comeBackMs.spread)}\n\n`);
    endsWithServer(this.response);
    this.response.on('drain', () => this.catchUp());
  }

  private catchUp(): void {
    this.isStuck = false;
    if (this.unsent) this.response.write(this.unsent);
    this.unsent = undefined;
  }
}
