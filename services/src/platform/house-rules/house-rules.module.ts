import { Module } from '@nestjs/common';
import { HouseRulesKeeper } from './house-rules-keeper.js';

/** The figures that an admin sets, for every room that sells or shows under them. */
@Module({ providers: [HouseRulesKeeper], exports: [HouseRulesKeeper] })
export class HouseRulesModule {}
