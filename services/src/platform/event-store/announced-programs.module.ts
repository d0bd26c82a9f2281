import { Module } from '@nestjs/common';
import { AnnouncedPrograms } from './announced-programs.js';

/** For processes that serve for long: says which events they can read. */
@Module({ providers: [AnnouncedPrograms] })
export class AnnouncedProgramsModule {}
