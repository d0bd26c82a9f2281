import { Injectable } from '@nestjs/common';

/** Says whether something stands on an experience that must not lose it, for instance visits that are booked ahead. */
type Use = (experienceId: number) => Promise<boolean>;

/** Puts away what another room still has of an experience that is gone. Safe to run twice. */
type Farewell = (experienceId: number) => Promise<unknown>;

/** What other rooms need experiences for; each adds its own when its module starts. */
@Injectable()
export class ExperienceUses {
  private readonly uses: Use[] = [];
  private readonly farewells: Farewell[] = [];

  add(use: Use): void {
    this.uses.push(use);
  }

  whenGone(farewell: Farewell): void {
    this.farewells.push(farewell);
  }

  /** Lets every room put away what it has of an experience that is gone. */
  async putAway(experienceId: number): Promise<void> {
    for (const farewell of this.farewells) await farewell(experienceId);
  }

  async isUsed(experienceId: number): Promise<boolean> {
    return (await Promise.all(this.uses.map((use) => use(experienceId)))).some(Boolean);
  }
}
