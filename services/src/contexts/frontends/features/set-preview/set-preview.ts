import { Command } from '@nestjs/cqrs';
import type { LinkPreviewDto } from '@northlight/contracts';

/** A signed preview, and how long it is good. */
export interface SealedPreview {
  readonly token: string;
  readonly until: string;
  readonly lifeMs: number;
}

/** Makes a preview of registered releases, and of builds of a developer's machine; none where nothing is chosen. */
export class SetPreview extends Command<SealedPreview | undefined> {
  constructor(
    readonly choice: LinkPreviewDto,
    /** It ends then at the latest. */
    readonly latest?: Date,
  ) {
    super();
  }
}
