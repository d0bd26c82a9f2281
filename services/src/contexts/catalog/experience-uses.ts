import { Injectable } from '@nestjs/common';

/** Says whether something stands on an experience that must not lose it, for instance visits that are booked ahead. */
type Use = (experienceId: number) => Promise<boolean>;

/** What other rooms need experiences for; each adds its own in the constructor of its module. */
@Injectable()
export class ExperienceUses {
  private readonly uses: Use[] = [];

  add(use: Use): void {
    this.uses.push(use);
  }

  async isUsed(experienceId: number): Promise<boolean> {
    return (await Promise.all(this.uses.map((use) => use(experienceId)))).some(Boolean);
  }
}
