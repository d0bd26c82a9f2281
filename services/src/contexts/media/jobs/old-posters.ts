import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { logger } from '../../../platform/observability/logger.js';
import type { TempDir } from '../persistence/media-store.js';
import { MediaVault } from '../persistence/media-vault.js';
import { type ShownFilm, Uploads } from '../persistence/uploads.repository.js';
import { drawPoster } from './films.js';

/**
 * Films that were sent before posters had sizes have one beside them, `film.jpg`; pages ask for `main.jpg` and its
 * sizes. What is missing is drawn of it when a worker starts. Safe to run twice, and in two workers at once.
 */
@Injectable()
export class OldPosters implements OnApplicationBootstrap {
  constructor(
    private readonly uploads: Uploads,
    private readonly vault: MediaVault,
  ) {}

  /** Nobody waits for it: the worker is well before, and whatever goes wrong. */
  onApplicationBootstrap(): void {
    void this.draw().catch((error: Error) => logger.warn({ reason: error.message }, why));
  }

  private async draw(): Promise<void> {
    for (const film of await this.uploads.films())
      await this.drawOf(film).catch((error: Error) => logger.warn({ upload: film.id, reason: error.message }, why));
  }

  private async drawOf(film: ShownFilm): Promise<void> {
    const tempDir = await this.vault.makeTempDir(film.id, `poster-${process.pid}-${Date.now()}`);
    try {
      await this.fillUp(film, tempDir);
    } finally {
      await this.vault.clear(tempDir);
    }
  }

  private async fillUp({ url, alt }: ShownFilm, tempDir: TempDir): Promise<void> {
    const beside = (name: string) => this.vault.pictureFile(url.replace(/[^/]+$/, name), tempDir);
    if (await beside('main.jpg')) return;
    const file = await beside('film.jpg');
    if (!file) return;
    await drawPoster({ file, type: 'image/jpeg', alt, folder: tempDir.folder }, async () => undefined);
    const [, name = ''] = /\/up\/([^/]+)\//.exec(url) ?? [];
    await this.vault.add(name, tempDir);
  }
}

const why = 'Posters of films that were sent long ago could not be drawn in their sizes';
