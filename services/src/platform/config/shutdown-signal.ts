import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';

/**
 * Tells work that waits for others that the process stops: subscriptions stop first, and what a job waits for would not come.
 * A job that is aborted by it fails, and is done by whoever its clock or its retries ask the next time.
 */
@Injectable()
export class ShutdownSignal implements BeforeApplicationShutdown {
  private readonly controller = new AbortController();

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  beforeApplicationShutdown(): void {
    this.controller.abort();
  }
}
